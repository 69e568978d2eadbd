// The middle of several rounds, figure by figure.

/** @param {readonly number[]} row */
function middleOf(row) {
  const sorted = [...row].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/**
 * @param {readonly import('./measure.mjs').Figures[]} rounds
 * @returns {import('./measure.mjs').Figures}
 */
export function middle(rounds) {
  const of = (/** @type {(one: import('./measure.mjs').Figures) => number} */ figure) =>
    middleOf(rounds.map(figure))
  return {
    movesPerSecond: of((one) => one.movesPerSecond),
    movesPerCpuSecond: of((one) => one.movesPerCpuSecond),
    cpuShare: of((one) => one.cpuShare),
    loadCpuShare: of((one) => one.loadCpuShare),
    restCpuShare: of((one) => one.restCpuShare),
    answers: { p50: of(({ answers }) => answers.p50), p99: of(({ answers }) => answers.p99) },
    others: { p50: of(({ others }) => others.p50), p99: of(({ others }) => others.p99) },
    rssPerMatch: of((one) => one.rssPerMatch),
    heapPerMatch: of((one) => one.heapPerMatch),
  }
}

/** What Prometheus reads. A few numbers need no library. */

/** Upper bounds of a histogram, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

interface Histogram {
  readonly counts: number[]
  sum: number
  count: number
}

export class Metrics {
  private readonly counters = new Map<string, number>()
  private readonly histograms = new Map<string, Histogram>()
  private readonly gauges = new Map<string, () => number>()

  /** `labels` as Prometheus writes them: `status="200"`. */
  count(name: string, labels = ''): void {
    const key = labels === '' ? name : `${name}{${labels}}`
    this.counters.set(key, (this.counters.get(key) ?? 0) + 1)
  }

  time(name: string, seconds: number): void {
    let histogram = this.histograms.get(name)
    if (histogram === undefined) {
      histogram = { counts: BOUNDS.map(() => 0), sum: 0, count: 0 }
      this.histograms.set(name, histogram)
    }
    histogram.sum += seconds
    histogram.count++
    for (let i = BOUNDS.length - 1; i >= 0 && seconds <= BOUNDS[i]; i--) histogram.counts[i]++
  }

  gauge(name: string, read: () => number): void {
    this.gauges.set(name, read)
  }

  print(): string {
    const lines: string[] = []
    const type = (name: string, kind: string) => {
      const line = `# TYPE ${name} ${kind}`
      if (!lines.includes(line)) lines.push(line)
    }
    for (const [key, value] of this.counters) {
      type(key.split('{')[0], 'counter')
      lines.push(`${key} ${value}`)
    }
    for (const [name, read] of this.gauges) {
      type(name, 'gauge')
      lines.push(`${name} ${read()}`)
    }
    for (const [name, { counts, sum, count }] of this.histograms) {
      type(name, 'histogram')
      BOUNDS.forEach((bound, i) => {
        lines.push(`${name}_bucket{le="${bound}"} ${counts[i]}`)
      })
      lines.push(
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      )
    }
    return `${lines.join('\n')}\n`
  }
}

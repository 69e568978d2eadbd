/** Natural logarithms of 1 to n, made by sums and quotients alone: the same on every machine. */
const TABLE: number[] = [0, 0]

/** ln n. Rows of numbers up to the largest asked for are kept. */
export function logarithm(n: number): number {
  for (let next = TABLE.length; next <= n; next++) TABLE.push(TABLE[next - 1] + step(next))
  return TABLE[n]
}

/** ln(n / (n − 1)), as twice the area tangent of 1 / (2n − 1). */
function step(n: number): number {
  const x = 1 / (2 * n - 1)
  const square = x * x
  let power = x
  let sum = 0
  for (let k = 1; power > 1e-18; k += 2) {
    sum += power / k
    power *= square
  }
  return 2 * sum
}

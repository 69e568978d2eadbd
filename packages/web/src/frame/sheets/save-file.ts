/** Gives a text or a picture to the player as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: 'text/plain;charset=utf-8' })
      : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** `tenefyr-2026-11-16.muster`: what it is, and when it was saved. */
export function fileName(
  game: string,
  now: Date,
  kind: 'muster' | 'report.txt' | 'png' | 'json',
): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${game}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${kind}`
}

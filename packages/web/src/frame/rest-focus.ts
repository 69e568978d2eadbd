/**
 * Lays the focus on the prompt before what has it is taken from the table. The next question has it anyway, and an
 * element that goes with the focus on it costs the browser a layout of the half-cleared table.
 */
export function restFocus(): void {
  if (document.activeElement?.closest('[data-table]') == null) return
  document.querySelector<HTMLElement>('[data-table] [data-prompt]')?.focus({ preventScroll: true })
}

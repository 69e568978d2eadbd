/**
 * What is held down looks pressed, and what was sent by it stays so until the answer is drawn. The browser's own
 * `:active` would draw twice: once when the finger lets go, and again a moment later for what the choice brought.
 */
let down: HTMLElement | undefined
let kept = false

function letGo(): void {
  if (kept) return
  delete down?.dataset.down
  down = undefined
}

/** Something was sent: what is down stays down. */
export function keepDown(): void {
  kept = true
}

export function letUp(): void {
  kept = false
  letGo()
}

export function watchHeldDown(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    letUp()
    if (!(target instanceof Element)) return
    down = target.closest<HTMLElement>('button, a') ?? undefined
    if (down !== undefined) down.dataset.down = ''
  })
  document.addEventListener('pointerup', ({ target }) => {
    if (!(target instanceof Node && down?.contains(target))) letGo()
  })
  // After what the click does: it tells whether something was sent.
  document.addEventListener('click', letGo)
  document.addEventListener('pointercancel', letGo)
}

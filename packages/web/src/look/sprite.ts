/**
 * Sprites laid into the page. A picture that the page holds is drawn at once; one in a file of its own costs the
 * browser several times as much wherever it is used.
 */
const ID = 'sprites'

/** Lays the sprite of a file into the page; its pictures appear when it is there. `onLaid` is told of them at once. */
export function laySprite(file: string, onLaid?: (pictures: readonly Element[]) => void): void {
  if (typeof document === 'undefined') return
  fetch(file)
    .then((answer) => answer.text())
    .then((text) => {
      const sprite = new DOMParser().parseFromString(text, 'image/svg+xml')
      const pictures = [...document.importNode(sprite.documentElement, true).children]
      holder().append(...pictures)
      onLaid?.(pictures)
    })
    // Words say all that pictures do: without a network they come when there is one again.
    .catch(() => addEventListener('online', () => laySprite(file, onLaid), { once: true }))
}

function holder(): Element {
  const there = document.getElementById(ID)
  if (there !== null) return there
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  made.id = ID
  made.setAttribute('aria-hidden', 'true')
  made.style.display = 'none'
  document.body.append(made)
  return made
}

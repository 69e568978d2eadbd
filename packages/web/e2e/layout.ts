/** What a ruler finds on a screen. */
import type { Page } from '@playwright/test'

/** Least sizes, in CSS pixels. */
interface Least {
  readonly target: number
  readonly text: number
}

/** What is too wide, too small to tap, too small to read, or cut off. */
export function measured(page: Page, least: Least): Promise<string[]> {
  return page.evaluate(({ target, text }) => {
    const wrong: string[] = []
    const name = (element: Element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return `${element.tagName.toLowerCase()} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`
    }
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      // Words that are only heard are a pixel wide; a control may have a label that is seen in its stead.
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 2 &&
        height > 2
      )
    }

    /** What a finger hits: also where a thing reaches beyond its own edge. */
    const reach = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const beyond = getComputedStyle(element, '::after')
      if (beyond.content !== '""' || beyond.position !== 'absolute') return { width, height }
      return {
        width: Math.max(width, Number.parseFloat(beyond.width)),
        height: Math.max(height, Number.parseFloat(beyond.height)),
      }
    }

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} wide, not ${clientWidth}`)

    const open = document.querySelector('dialog:modal')
    const controls = (open ?? document).querySelectorAll(
      'button, a[href], select, summary, input:not([type=radio], [type=checkbox], [type=file]), label',
    )
    for (const control of controls) {
      // Where something larger is tapped in its stead, a finger does not reach it.
      if (!isSeen(control) || getComputedStyle(control).pointerEvents === 'none') continue
      const inText = control.matches('p a, p button, li > a')
      const { width, height } = reach(control)
      // A label beside its field is words, not a target; one around it, or that stands for it, is.
      const isWords = control.matches('label') && control.querySelector('input') === null
      if (inText || isWords) continue
      if (Math.min(width, height) < target - 0.5) {
        wrong.push(`${name(control)} is ${Math.round(width)}×${Math.round(height)} to tap`)
      }
      if (control.matches('button') && control.scrollWidth > control.clientWidth + 1) {
        if (getComputedStyle(control).overflowX !== 'visible') {
          wrong.push(
            `${name(control)} is cut off: ${control.scrollWidth} in ${control.clientWidth}`,
          )
        }
      }
    }

    const walk = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement
      if (parent === null || node.textContent?.trim() === '' || !isSeen(parent)) continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < text - 0.1) wrong.push(`${name(parent)} is written at ${size}px`)
    }
    return [...new Set(wrong)]
  }, least)
}

/** Ways to answer that a player sees without scrolling, and nothing lies over: also the arrow that leads to one. */
export function waysInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const ways = document.querySelectorAll(
      '[data-answer], [data-option], [data-spot][data-lit], button[data-way]',
    )
    return [...ways].filter((way) => {
      const { left, top, width, height } = way.getBoundingClientRect()
      return [0.25, 0.5, 0.75].some((share) => {
        const at = document.elementFromPoint(left + width / 2, top + height * share)
        return at !== null && way.contains(at)
      })
    }).length
  })
}

/** Ways to answer that stand in sight, but under something else: neither mouse nor finger comes to them. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9]
    const LEAST = 12
    /** What its windows leave of it. */
    const shown = (way: Element) => {
      let { left, top, right, bottom } = way.getBoundingClientRect()
      for (let at = way.parentElement; at !== null; at = at.parentElement) {
        if (at !== document.body && getComputedStyle(at).overflow === 'visible') continue
        const box = at.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom, window.innerHeight)
      }
      return { left, top, width: right - left, height: bottom - top }
    }
    const ways = document.querySelectorAll('[data-answer], [data-spot][data-lit], button[data-way]')
    return [...ways].flatMap((way) => {
      const { left, top, width, height } = shown(way)
      // What leads to it is tapped in its stead.
      if (Math.min(width, height) < LEAST || getComputedStyle(way).pointerEvents === 'none')
        return []
      const isReached = SHARES.some((x) =>
        SHARES.some((y) => {
          const at = document.elementFromPoint(left + width * x, top + height * y)
          return at !== null && way.contains(at)
        }),
      )
      return isReached ? [] : [way.getAttribute('aria-label') ?? way.textContent ?? '']
    })
  })
}

/** How far the whole page, not a part of it, can be scrolled down. */
export const pageScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)

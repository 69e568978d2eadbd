import { fill } from '../../texts/index.ts'
import { YARDSTICK } from '../findings/bounds.ts'
import type { Findings } from '../findings/findings.ts'
import { sayStandsOut, type Words } from '../words.ts'
import { type Html, paragraph, safe, section } from './html.ts'

export function chip(verdict: 'inside' | 'perhaps' | 'outside', words: Words): Html {
  return `<span class="chip ${verdict}">${safe(words.verdict(verdict))}</span>`
}

export function standingOutSection(found: Findings, words: Words): Html {
  const { texts } = words
  const said = found.standsOut.map((one) => sayStandsOut(one, words))
  const items = said.map(({ verdict, text }) =>
    verdict === undefined
      ? `<li>${safe(text)}</li>`
      : `<li class="${verdict}">${chip(verdict, words)}${safe(text)}</li>`,
  )
  const isHeld = found.bot === YARDSTICK
  return section(
    'stands-out',
    texts.standsOut,
    ...(isHeld ? [] : [paragraph(fill(texts.otherBot, { bot: found.bot }))]),
    items.length === 0
      ? paragraph(texts.nothingStandsOut, 'nothing')
      : `<ul class="out">\n${items.join('\n')}\n</ul>`,
    ...(isHeld ? [paragraph(texts.standsOutAbout)] : []),
    paragraph(sayPrecision(found, words)),
  )
}

/** How far shares may be off: the widest interval of all cells. */
function sayPrecision({ levels }: Findings, words: Words): string {
  const cells = levels.flatMap((level) => level.cells)
  const matches = Math.min(...cells.map((cell) => cell.matches))
  const points = Math.max(...cells.map(({ low, high }) => (high - low) / 2))
  return fill(words.texts.fewMatches, { matches, points: words.number(points) })
}

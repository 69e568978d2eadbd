import { fill } from '../../texts/index.ts'
import type { CardFinding, CardsFinding } from '../findings/cards.ts'
import type { Findings } from '../findings/findings.ts'
import type { Words } from '../words.ts'
import { type Column, type Html, paragraph, type Row, safe, section, table } from './html.ts'
import { differencePlot, scaleOf } from './plots.ts'
import { countCell } from './wins.ts'

const REACH = 30
const SCALE = scaleOf(['−30', '−15', '0', '+15', '+30'])
const HUNDRED = 100

export function cardsSection({ cards }: Findings, words: Words): Html {
  const shown = cards.filter((group) => group.cards.length > 0)
  return section(
    'cards',
    words.texts.cards,
    paragraph(words.texts.cardsAbout),
    ...shown.map((group, n) => cardsOfSort(group, words, n === 0)),
  )
}

function cardsOfSort({ as, cards }: CardsFinding, words: Words, isOpen: boolean): Html {
  const { texts } = words
  const isOffered = cards.some(({ offers }) => offers > 0)
  const columns: Column[] = [
    { title: texts.card },
    { title: texts.effect, is: 'plot', scale: SCALE },
    { title: texts.interval, is: 'number' },
    { title: texts.withIt, is: 'number' },
    { title: texts.withoutIt, is: 'number' },
    ...(isOffered ? [{ title: texts.chosen, is: 'number' } as const] : []),
  ]
  const count = fill(texts.cardsIn, { count: cards.length })
  return [
    `<details${isOpen ? ' open' : ''}><summary>${safe(words.as(as))} <small>${safe(count)}</small></summary>`,
    paragraph(words.present(as)),
    table(
      words.as(as),
      columns,
      cards.map((card) => cardRow(card, as, words, isOffered)),
    ),
    '</details>',
  ].join('\n')
}

function cardRow(card: CardFinding, as: string, words: Words, isOffered: boolean): Row {
  const { effect } = card
  const isSure = effect !== undefined && effect.low * effect.high > 0
  const said =
    effect === undefined
      ? words.texts.nothingToSay
      : `${words.points(effect.is)} <small>${words.points(effect.low)} … ${words.points(effect.high)}</small>`
  return {
    cells: [
      safe(words.card(as, card.name)),
      differencePlot(effect, REACH, undefined, isSure ? 'inside' : 'unsure'),
      said,
      countCell(card.with, words),
      countCell(card.without, words),
      ...(isOffered ? [chosenCell(card, words)] : []),
    ],
  }
}

function chosenCell(
  { offers, picks, byChance }: CardFinding,
  { texts, percent, number }: Words,
): Html {
  if (offers === 0) return texts.nothingToSay
  const share = percent((HUNDRED * picks) / offers)
  const chosen = fill(texts.chosenOf, { share, offers: number(offers) })
  const chance = fill(texts.byChance, { share: percent((HUNDRED * byChance) / offers) })
  return `${safe(chosen)}<br><small>${safe(chance)}</small>`
}

/** The table in words, and every card. */
import {
  type Content,
  type EnemyView,
  faceOfKind,
  type HeroView,
  heroFace,
} from '@muster/terrinoth/view'
import type { Passage } from '../../frame/board-module.ts'
import type { PageLanguage } from '../../texts/texts.ts'
import { spoken } from '../../texts/texts.ts'
import { holdOn } from './moment.ts'
import {
  COLON,
  enemyName,
  heroInFull,
  heroName,
  locationName,
  nameOf,
  nemesisName,
  questName,
  type Speaking,
} from './spoken.ts'
import { cardSpot, itemSpot } from './spots.ts'
import type { AroundTexts } from './texts/around/words.ts'
import type { BoardTexts } from './texts/words.ts'

/** An enemy with what it does when it acts, sign by sign. */
function enemyInFull(speaking: Speaking, enemy: EnemyView, around: AroundTexts, count = 1): string {
  const said = enemyName(speaking, enemy, count)
  if (enemy.bar.length === 0) return said
  return `${said}, ${around.spoken.bar(enemy.bar.map(({ title }) => title).join(', '))}`
}

function roll({ table, texts }: Speaking, around: AroundTexts): readonly Passage[] {
  const { tray } = table.view
  if (tray === undefined || tray.dice.length === 0) return []
  const dice = tray.dice.map(({ of, face }) =>
    (of === 'hero' ? texts.tray.hero : texts.tray.enemy)(table.names.face(face)),
  )
  const hero = table.view.heroes.find((one) => one.hero === tray.hero)
  const name = hero === undefined ? '' : heroName(table, hero)
  return [
    {
      heading: around.headings.roll,
      lines: [
        texts.tray.of(name, table.names.card(tray.card)),
        around.spoken.rolled(dice.join(', ')),
      ],
      word: 'status',
    },
  ]
}

function heroPassage(speaking: Speaking, hero: HeroView, around: AroundTexts): Passage {
  const { table } = speaking
  const items = hero.items.map((item) => nameOf(itemSpot(item), speaking))
  return {
    heading: heroName(table, hero),
    lines: [
      heroInFull(speaking, hero),
      ...hero.engaged.map((enemy) => enemyInFull(speaking, enemy, around)),
      ...(hero.fallen ? [] : hero.cards.map(({ card }) => nameOf(cardSpot(card), speaking))),
      ...(items.length === 0 ? [] : [around.spoken.items(items.join('; '))]),
    ],
    word: 'hand',
  }
}

export function passages(speaking: Speaking, around: AroundTexts): readonly Passage[] {
  const { table, texts } = speaking
  const { view, stacks, names } = table
  const { next } = view.peril
  const colon = COLON[table.language]
  return [
    {
      heading: around.headings.match,
      lines: [
        questName(speaking),
        around.spoken.round(view.round, names.phase(view.phase)),
        `${texts.strip.goal}${colon}${view.goal}`,
        ...[holdOn(table, texts) ?? []].flat(),
        `${texts.strip.danger}${colon}${view.danger}`,
      ],
      word: 'status',
    },
    {
      heading: texts.strip.title,
      lines: [
        `${texts.strip.peril}${colon}${texts.strip.next(next.title, next.in)}. ${next.text.join(' ')}`,
        locationName(speaking),
        nemesisName(speaking),
      ],
      word: 'status',
    },
    ...roll(speaking, around),
    {
      heading: texts.shadows.title,
      lines:
        stacks.length === 0
          ? [texts.shadows.nobody]
          : stacks.map(({ enemy, codes }) => enemyInFull(speaking, enemy, around, codes.length)),
      word: 'status',
    },
    ...view.heroes.map((hero) => heroPassage(speaking, hero, around)),
    {
      heading: around.headings.decks,
      lines: [
        around.spoken.decks(view.decks.enemies, view.decks.exploration, view.decks.locations),
      ],
    },
  ]
}

/** Heroes, then every kind of card. */
export function allCards(
  content: Content,
  language: PageLanguage,
  texts: BoardTexts,
): readonly Passage[] {
  const code = spoken(language)
  const heroes = content.pack.heroes.map((_, hero): Passage => {
    const { title, health, full, motto, from } = heroFace(content, hero, code)
    const lines = [texts.hero.health(health, health), ...full, motto, texts.card.from[from]]
    return { heading: title, lines }
  })
  const cards = content.kinds.map((_, kind): Passage => {
    const face = faceOfKind(content, kind, code)
    const numbers =
      face.type === 'enemy'
        ? [
            texts.enemy.facts(face.attack, face.resilience, face.health, face.health),
            ...face.bar.map(({ title, text }) => `${title}${COLON[code]}${text}`),
          ]
        : []
    return { heading: face.title, lines: [...numbers, ...face.full, texts.card.from[face.from]] }
  })
  return [...heroes, ...cards]
}

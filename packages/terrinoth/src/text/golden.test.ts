// All texts of the house pack, to be read by a person: golden/cards.txt.
// UPDATE_GOLDEN=1 npx vitest run packages/terrinoth/src/text writes it anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages, type Said, type Title } from '@muster/engine'
import { expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import type { EnemyCard, Keyword, Quest } from '../cards/types.ts'
import { type Counters, fullText, keywordText, questText, shortText } from './card-text.ts'

const file = fileURLToPath(new URL('../../golden/cards.txt', import.meta.url))

const inAll = (say: (language: Language) => readonly string[]): string[] =>
  languages.flatMap((language) => {
    const [first = '', ...rest] = say(language)
    return [`  ${language}  ${first}`, ...rest.map((line) => `      ${line}`)]
  })

const block = (
  heading: string,
  title: Title,
  lines: (language: Language) => readonly string[],
  ...says: readonly (Said | undefined)[]
): string[] => [
  heading,
  ...inAll((language) => [
    title[language].text,
    ...lines(language),
    ...says.flatMap((said) => (said === undefined ? [] : [`  ${said[language]}`])),
  ]),
]

const withSigns = (card: Parameters<typeof fullText>[0], counters: Counters) => {
  return (language: Language) => [
    ...fullText(card, language, counters),
    ...[shortText(card, language)].flatMap((signs) =>
      signs.length === 0 ? [] : [`  ${signs.join(' ¦ ')}`],
    ),
  ]
}

const countersOf = (quest: string | undefined): Counters =>
  housePack.quests.find(({ name }) => name === quest)?.counters ?? []

const numbers = ({ attack, resilience, health, bar }: EnemyCard): string =>
  `${attack}/${resilience}/${health} ${bar.join(', ')}`

function keywordBlocks(keywords: readonly Keyword[], counters: Counters): string[][] {
  return keywords.map((keyword) =>
    block(`keyword · ${keyword.name}`, keyword.title, (language) => [
      keywordText(keyword, language, counters),
    ]),
  )
}

function enemyBlocks(): string[][] {
  const sets = housePack.sets.flatMap((set) => [
    block(`${set.difficulty} · ${set.name} ${numbers(set.minion)}`, set.title, (language) => [
      set.plural[language],
      ...fullText(set.minion, language),
      ...(set.says === undefined ? [] : [`  ${set.says[language]}`]),
    ]),
    block(`${set.name}-master ${numbers(set.master)}`, set.title, withSigns(set.master, [])),
    ...keywordBlocks(set.keywords, []),
  ])
  const nemeses = housePack.nemeses.flatMap((nemesis) => {
    const counters = housePack.quests.find((one) => one.nemesis === nemesis.name)?.counters ?? []
    const heading = `nemesis · ${nemesis.name} ${numbers(nemesis)}`
    return [
      block(heading, nemesis.title, withSigns(nemesis, counters), nemesis.says),
      ...keywordBlocks(nemesis.keywords, counters),
    ]
  })
  return [...sets, ...nemeses]
}

function questBlocks(quest: Quest): string[][] {
  const { name, title, story, perils, counters, defeat, victory } = quest
  return [
    block(`quest · ${name}`, title, (language) => questText(quest, language)),
    ...counters.map((counter) => block(`counter · ${counter.name}`, counter.title, () => [])),
    ...perils.map((peril) => block(`peril · ${name}`, peril.title, () => [], peril.says)),
    block(`goal · ${name}`, title, (language) => [
      victory.text[language],
      ...defeat.map(({ text }) => text[language]),
    ]),
    block(`story · ${name}`, title, () => [], story.before, story.nemesis, story.won, story.lost),
  ]
}

function allTexts(): string {
  const { heroes, cards, locations, exploration, quests, boons } = housePack
  const blocks = [
    ...heroes.map((hero) =>
      block(
        `${hero.type} · ${hero.name} ${hero.health}`,
        hero.title,
        withSigns(hero, []),
        hero.motto,
      ),
    ),
    ...cards.map((card) =>
      block(`${card.type} ${card.of} · ${card.name}`, card.title, withSigns(card, []), card.says),
    ),
    ...enemyBlocks(),
    ...locations.map((one) =>
      block(
        `${one.difficulty} ${one.kind} · ${one.name} ${one.engaged}/${one.shadows}/${one.exploration}`,
        one.title,
        withSigns(one, countersOf(one.quest)),
        one.says,
      ),
    ),
    ...exploration.map((card) =>
      block(
        `${card.set} ${card.item ? 'item' : 'event'} · ${card.name} ×${card.copies}`,
        card.title,
        withSigns(card, countersOf(card.quest)),
        card.says,
      ),
    ),
    ...quests.flatMap(questBlocks),
    ...boons.map((boon) => block(`boon · ${boon.name}`, boon.title, () => [], boon.says)),
  ]
  return `${blocks.map((one) => one.join('\n')).join('\n\n')}\n`
}

it('reads as golden/cards.txt', () => {
  const texts = allTexts()
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, texts)
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(texts)
})

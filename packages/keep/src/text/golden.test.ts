// All texts of the house pack, to be read by a person: golden/cards.txt.
// UPDATE_GOLDEN=1 npx vitest run packages/keep/src/text writes it anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages, type Said, type Title } from '@muster/engine'
import { expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import type { Scenario, Sides } from '../cards/types.ts'
import { chipText, fullText, scenarioText, shortText } from './card-text.ts'

const file = fileURLToPath(new URL('../../golden/cards.txt', import.meta.url))

const inAll = (say: (language: Language) => readonly string[]): string[] =>
  languages.flatMap((language) => {
    const [first = '', ...rest] = say(language)
    return [`  ${language}  ${first}`, ...rest.map((line) => `      ${line}`)]
  })

const titled = (title: Title, lines: (language: Language) => readonly string[]): string[] =>
  inAll((language) => [title[language].text, ...lines(language)])

const saidLines = (...said: readonly Said[]): string[] =>
  inAll((language) => said.map((one) => one[language]))

function cardBlock(heading: string, card: { readonly title: Title; readonly play: Sides }) {
  const chips = (language: Language) =>
    `[${card.play.map((side) => side.map((one) => chipText(one, language)).join(', ')).join(' / ')}]`
  return [
    heading,
    ...titled(card.title, (language) => [
      ...fullText(card, language),
      `  ${shortText(card, language).join(' ¦ ')}  ${chips(language)}`,
    ]),
  ]
}

function scenarioBlocks(scenario: Scenario): string[][] {
  const { name, chapter, title, story, cards, counters, errands } = scenario
  return [
    [`scenario ${chapter} · ${name}`, ...titled(title, (one) => scenarioText(scenario, one))],
    ...errands.map((errand) => [`errand · ${name}`, ...titled(errand.title, () => [])]),
    ...counters.map((counter) => [`counter · ${counter.name}`, ...titled(counter.title, () => [])]),
    ...cards.map((card) => [
      `scenario card · ${card.name} ×${card.copies}`,
      ...titled(card.title, (language) => [
        ...fullText(card, language, counters),
        ...(card.flavour === undefined ? [] : [`  ${card.flavour[language]}`]),
      ]),
    ]),
    [`story · ${name}`, ...saidLines(story.before, story.won, story.lost)],
  ]
}

function allTexts(): string {
  const { clans, loot, treasures, rooms, scenarios, chapters } = housePack
  const blocks = [
    ...clans.flatMap((clan) => [
      [
        `clan · ${clan.name}`,
        ...titled(clan.title, (language) => [
          clan.motto[language],
          clan.advice[language],
          ...fullText(clan, language),
        ]),
      ],
      ...clan.cards.map((card) => cardBlock(`${clan.name} · ${card.name} ×${card.copies}`, card)),
    ]),
    ...loot.map((card) => cardBlock(`${card.kind} · ${card.name} ×${card.copies}`, card)),
    ...treasures.map((treasure) => [
      `treasure ${treasure.value} · ${treasure.name} ×${treasure.copies}`,
      ...inAll((language) => fullText(treasure, language)),
    ]),
    ...rooms.map((room) => [`room · ${room.name}`, ...titled(room.title, () => [])]),
    ...chapters.map((one) => [
      `chapter · ${one.name}`,
      ...titled(one.title, (language) => [one.story[language]]),
    ]),
    ...scenarios.flatMap(scenarioBlocks),
  ]
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
}

it('reads as golden/cards.txt', () => {
  const texts = allTexts()
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, texts)
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(texts)
})

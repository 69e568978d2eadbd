import type { LanguageCode, MatchRecord, Options } from '@muster/engine'
import {
  CLANS,
  earned,
  fullText,
  housePack,
  type Keep,
  keep,
  keepWith,
  namedSigns,
  newDeeds,
  note,
  shortText,
  talks,
} from '@muster/keep'
import { chronicleOf } from '@muster/keep/chronicle'
import { keepsakesOf } from '@muster/keep/keepsakes'
import { withPicture } from '@muster/keep/picture'
import { rulesText } from '@muster/keep/rules-text'
import type { Asker } from '../asker.ts'
import { fill, textsIn } from '../texts/index.ts'
import type { Box, CardSheet, GameEntry } from './box.ts'
import { balanceOf } from './keep-balance.ts'
import { toldAgain } from './told.ts'

const TITLE = 'Keep the Heroes Out!'

export const keepEntry: GameEntry = {
  name: 'keep',
  letter: 'K',
  housePack,
  puzzles: async () => (await import('@muster/keep/puzzles')).puzzles,
  open: (pack) => boxOf(withPicture(pack === undefined ? keep : keepWith(pack))),
}

type Pack = Keep['content']['pack']

function boxOf(game: Keep): Box {
  return {
    game,
    title: TITLE,
    rules: rulesText,
    setUp: (asker, given, language) => setUp(game, asker, given, language),
    cards: (language) => cardSheets(game.content.pack, language),
    signs: namedSigns,
    achievements: (record, _year, language) => achievements(game, record, language),
    chronicle: {
      ...chronicleOf(game.content.pack),
      options: { scenario: 'scenario', mark: 'chronicle', rewards: 'rewards' },
      stays: [],
    },
    balance: balanceOf(game),
    fuzzCells: ['players', 'level'],
    minedFields: ['players', 'scenario', 'level'],
    vary: (options, random) => ({ ...options, clans: anyClans(Number(options.players), random) }),
  }
}

function achievements(game: Keep, record: MatchRecord, language: LanguageCode) {
  const deeds = newDeeds()
  const end = toldAgain(game, record, (state, event) => note(deeds, game.content, state, event))
  const keys: readonly string[] = earned(deeds, game.content, end)
  const all = keepsakesOf(game.content.pack).achievements(language)
  return all.filter(({ key }) => keys.includes(key))
}

async function setUp(
  game: Keep,
  asker: Asker,
  given: Options,
  language: LanguageCode,
): Promise<Options | undefined> {
  const { texts } = asker
  const named: { readonly [field: string]: { readonly [value: string]: string } } = {
    level: talks[language].levels,
    scenario: Object.fromEntries(
      game.content.pack.scenarios.map(({ name, title }) => [name, title[language].text]),
    ),
  }
  const questions = {
    players: texts.askPlayers,
    scenario: texts.askScenario,
    level: texts.askLevel,
  }
  const options: { [field: string]: Options[string] } = { ...given }
  for (const [name, question] of Object.entries(questions)) {
    const field = game.optionFields.find((candidate) => candidate.name === name)
    if (field === undefined || options[name] !== undefined) continue
    const choices = field.values.map((value) => ({
      value,
      text: named[name]?.[String(value)] ?? String(value),
    }))
    const answer = await asker.one(question, choices, field.values.indexOf(field.fallback))
    if (answer === undefined) return undefined
    options[name] = answer.value
  }
  if (options.clans !== undefined) return options
  const clans = await askClans(game, asker, options, language)
  return clans === undefined ? undefined : { ...options, clans }
}

/** K1.13: in seat order, each of what nobody has taken. */
async function askClans(
  game: Keep,
  asker: Asker,
  options: Options,
  language: LanguageCode,
): Promise<string[] | undefined> {
  const usual = game.readOptions(options).clans
  const usualClans = Array.isArray(usual) ? usual.map(String) : []
  const clans: string[] = []
  for (let seat = 0; seat < usualClans.length; seat++) {
    const choices = clansFor(game.content.pack, options)
      .filter(({ name }) => !clans.includes(name))
      .map(({ name, title }) => ({ value: String(name), text: title[language].text }))
    const suggested = choices.findIndex(({ value }) => value === usualClans[seat])
    const question = fill(asker.texts.askClan, { seat: seat + 1 })
    const answer = await asker.one(question, choices, Math.max(0, suggested))
    if (answer === undefined) return undefined
    clans.push(answer.value)
  }
  return clans
}

/** K9.1: in a chronicle those that the chapter names. */
function clansFor({ clans, chapters, scenarios }: Pack, options: Options): Pack['clans'] {
  if (options.chronicle !== true) return clans
  const number = scenarios.find(({ name }) => name === options.scenario)?.chapter ?? 1
  return clans.filter(({ name }) => chapters[number - 1].clans.includes(name))
}

function anyClans(players: number, random: (below: number) => number): string[] {
  const left: string[] = [...CLANS]
  return Array.from({ length: players }, () => left.splice(random(left.length), 1)[0])
}

function cardSheets(pack: Pack, language: LanguageCode): CardSheet[] {
  const texts = textsIn[language]
  const { kinds, treasure, effects } = talks[language]
  const sheet = (
    heading: string,
    card: Pick<Pack['loot'][number], 'name' | 'title' | 'copies' | 'from'>,
    half: CardSheet['halves'][number],
  ): CardSheet => {
    const title = card.title[language].text
    const { name, copies, from } = card
    return { heading, name, title, names: [{ title, name }], copies, from, halves: [half] }
  }
  const played = (title: string, card: Pick<Pack['loot'][number], 'play'>) => ({
    title,
    short: shortText(card, language),
    full: fullText(card, language),
  })
  return [
    ...pack.clans.flatMap((clan) =>
      clan.cards.map((card) =>
        sheet(clan.title[language].text, card, played(texts.cardTactic, card)),
      ),
    ),
    ...pack.loot.map((card) =>
      sheet(fill(texts.cardsLoot, { kind: kinds[card.kind].text }), card, {
        ...played(kinds[card.kind].text, card),
      }),
    ),
    ...pack.scenarios.flatMap((scenario) =>
      scenario.cards.map((card) =>
        sheet(
          scenario.title[language].text,
          { ...card, from: scenario.from },
          {
            title: texts.cardScenario,
            short: [],
            full: fullText(card, language, scenario.counters),
          },
        ),
      ),
    ),
    ...pack.treasures.map((card): CardSheet => {
      const title = treasure(card.value, effects[card.effect])
      const { name, copies, from } = card
      const half = { title, short: [], full: fullText(card, language) }
      return {
        heading: texts.cardsTreasures,
        name,
        title,
        names: [{ title, name }],
        copies,
        from,
        halves: [half],
      }
    }),
  ]
}

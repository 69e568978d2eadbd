import type { LanguageCode, MatchRecord, Options } from '@muster/engine'
import {
  earned,
  fullText,
  HEROES,
  housePack,
  namedSigns,
  newDeeds,
  note,
  PROFILES,
  shortText,
  type Tenefyr,
  talks,
  tenefyr,
  tenefyrWith,
} from '@muster/tenefyr'
import { keepsakesOf } from '@muster/tenefyr/keepsakes'
import { rulesText } from '@muster/tenefyr/rules-text'
import type { Asker, Choice } from '../asker.ts'
import { fill, textsIn } from '../texts/index.ts'
import type { Box, CardSheet, GameEntry } from './box.ts'
import { balanceOf } from './tenefyr-balance.ts'
import { toldAgain } from './told.ts'

const TITLE = 'Heroes of Tenefyr'

export const tenefyrEntry: GameEntry = {
  name: 'tenefyr',
  letter: 'T',
  housePack,
  puzzles: async () => (await import('@muster/tenefyr/puzzles')).puzzles,
  open: (pack) => boxOf(pack === undefined ? tenefyr : tenefyrWith(pack)),
}

function boxOf(game: Tenefyr): Box {
  return {
    game,
    title: TITLE,
    rules: rulesText,
    setUp: (asker, given, language) => setUp(game, asker, given, language),
    cards: (language, options) => cardSheets(game, language, options?.profile),
    signs: namedSigns,
    achievements: (record, year, language) => achievements(game, record, year, language),
    balance: balanceOf(game),
    fuzzCells: ['players', 'profile', 'mode', 'without-absent'],
    minedFields: ['players', 'level', 'boss'],
    vary: (options, random) => ({ ...options, heroes: anyHeroes(Number(options.players), random) }),
  }
}

async function setUp(
  game: Tenefyr,
  asker: Asker,
  given: Options,
  language: LanguageCode,
): Promise<Options | undefined> {
  const { texts } = asker
  const { levels, bosses } = talks[language]
  const named: { readonly [field: string]: { readonly [value: string]: string } } = {
    level: levels,
    boss: {
      random: texts.chance,
      ...Object.fromEntries(Object.entries(bosses).map(([name, noun]) => [name, noun.text])),
    },
  }
  const questions = { players: texts.askPlayers, level: texts.askLevel, boss: texts.askBoss }
  const options: { [field: string]: Options[string] } = { ...given }
  for (const [name, question] of Object.entries(questions)) {
    const field = game.optionFields.find((candidate) => candidate.name === name)
    // T10: Quick mode has no Boss of its own choosing, and one start space.
    const isMoot = (name === 'boss' || name === 'level') && options.mode === 'quick'
    if (field === undefined || options[name] !== undefined || isMoot) continue
    const choices = field.values.map((value) => ({
      value,
      text: named[name]?.[String(value)] ?? String(value),
    }))
    const answer = await asker.one(question, choices, field.values.indexOf(field.fallback))
    if (answer === undefined) return undefined
    options[name] = answer.value
  }
  if (options.heroes !== undefined) return options
  const heroes = await askHeroes(game, asker, options, language)
  return heroes === undefined ? undefined : { ...options, heroes }
}

async function askHeroes(
  game: Tenefyr,
  asker: Asker,
  options: Options,
  language: LanguageCode,
): Promise<string[] | undefined> {
  const { texts } = asker
  const usual = game.readOptions(options).heroes
  const usualRows = Array.isArray(usual) ? usual.map(String) : []
  const isPair = usualRows[0]?.includes('+') ?? false
  const rows: string[] = []
  for (let seat = 0; seat < usualRows.length; seat++) {
    const choices = heroChoices(rows, isPair, language)
    const suggested = choices.findIndex(({ value }) => value === usualRows[seat])
    const question = fill(isPair ? texts.askTwoHeroes : texts.askHeroes, { seat: seat + 1 })
    const answer = await asker.one(question, choices, Math.max(0, suggested))
    if (answer === undefined) return undefined
    rows.push(answer.value)
  }
  return rows
}

/** T1.1: the heroes that nobody has taken, or all pairs of them. */
function heroChoices(
  taken: readonly string[],
  isPair: boolean,
  language: LanguageCode,
): Choice<string>[] {
  const names = talks[language].heroes
  const gone = taken.join('+').split('+')
  const free = HEROES.filter((hero) => !gone.includes(hero))
  if (!isPair) return free.map((hero) => ({ value: hero, text: names[hero].text }))
  return free.flatMap((one, i) =>
    free.slice(i + 1).map((other) => ({
      value: `${one}+${other}`,
      text: `${names[one].text} + ${names[other].text}`,
    })),
  )
}

function anyHeroes(players: number, random: (below: number) => number): string[] {
  const left: string[] = [...HEROES]
  const next = () => left.splice(random(left.length), 1)[0]
  return Array.from({ length: players }, () => (players < 3 ? `${next()}+${next()}` : next()))
}

function achievements(game: Tenefyr, record: MatchRecord, year: number, language: LanguageCode) {
  const deeds = newDeeds()
  const end = toldAgain(game, record, (state, event) => note(deeds, game.content, state, event))
  const keys = earned(deeds, game.content, end, year)
  const all = keepsakesOf(game.content.pack).achievements(language, [year])
  return all.filter(({ key }) => keys.includes(key))
}

function cardSheets(game: Tenefyr, language: LanguageCode, edition: unknown): CardSheet[] {
  const { pack } = game.content
  const texts = textsIn[language]
  const profile = PROFILES.find((name) => name === edition)
  const half = (title: string, side: Parameters<typeof fullText>[0]) => ({
    title,
    short: shortText(side, language, profile),
    full: fullText(side, language, profile),
  })
  const named = (
    ...cards: readonly Pick<Tenefyr['content']['pack']['skills'][number], 'name' | 'title'>[]
  ) => cards.map(({ name, title }) => ({ name, title: title[language].text }))
  const powers = (power: readonly number[]) => power.join('/')
  return [
    ...pack.skills.map((card) => ({
      heading: texts.cardsSkills,
      name: card.name,
      title: card.title[language].text,
      names: named(card),
      copies: 1,
      from: card.from,
      halves: [half(`${talks[language].heroes[card.hero].text} (${card.power})`, card)],
    })),
    ...pack.dungeonCards.map((card) => ({
      heading: fill(texts.cardsDungeon, { level: card.level }),
      name: card.name,
      title: card.title[language].text,
      names: named(card, card.loot),
      copies: card.copies,
      from: card.from,
      halves: [
        half(`${card.title[language].text} (${powers(card.power)})`, card),
        half(`${card.loot.title[language].text} (${card.loot.power})`, card.loot),
      ],
    })),
    ...pack.bossCards.map((card) => ({
      heading: talks[language].bosses[card.boss].text,
      name: card.name,
      title: card.title[language].text,
      names: named(card),
      copies: 1,
      from: card.from,
      halves: [half(`${card.stage} (${powers(card.power)})`, card)],
    })),
    ...pack.rewards.map((card) => ({
      heading: fill(texts.cardsRewards, { level: card.level }),
      name: card.name,
      title: card.title[language].text,
      names: named(card),
      copies: 1,
      from: card.from,
      halves: [half(card.title[language].text, card)],
    })),
  ]
}

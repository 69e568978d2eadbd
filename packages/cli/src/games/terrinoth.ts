import type { LanguageCode, MatchRecord, Options } from '@muster/engine'
import {
  fullText,
  housePack,
  keywordText,
  namedSigns,
  shortText,
  type Terrinoth,
  talks,
  terrinoth,
  terrinothWith,
} from '@muster/terrinoth'
import { journeyOf } from '@muster/terrinoth/journey'
import { earned, keepsakesOf, newDeeds, note } from '@muster/terrinoth/keepsakes'
import { sayRule } from '@muster/terrinoth/pack-words'
import { withPicture } from '@muster/terrinoth/picture'
import { rulesText } from '@muster/terrinoth/rules-text'
import type { Asker } from '../asker.ts'
import { fill, textsIn } from '../texts/index.ts'
import type { Box, CardHalfSheet, CardSheet, GameEntry } from './box.ts'
import { balanceOf } from './terrinoth-balance.ts'
import { toldAgain } from './told.ts'

const TITLE = 'Heroes of Terrinoth'
/** Who plays alone holds two heroes. */
const LEAST_HEROES = 2

export const terrinothEntry: GameEntry = {
  name: 'terrinoth',
  letter: 'H',
  housePack,
  puzzles: async () => (await import('@muster/terrinoth/puzzles')).puzzles,
  open: (pack) =>
    boxOf(withPicture(pack === undefined ? terrinoth : terrinothWith(pack, sayRule.en))),
}

type Pack = Terrinoth['content']['pack']

function boxOf(game: Terrinoth): Box {
  const { pack } = game.content
  return {
    game,
    title: TITLE,
    rules: rulesText,
    setUp: (asker, given, language) => setUp(game, asker, given, language),
    cards: (language) => cardSheets(pack, language),
    signs: namedSigns,
    achievements: (record, _year, language) => achievements(game, record, language),
    // H15.1: the same heroes on the whole road.
    chronicle: {
      ...journeyOf(pack),
      options: { scenario: 'quest', mark: 'journey', rewards: 'boons' },
      stays: ['players', 'heroes'],
    },
    balance: balanceOf(game),
    fuzzCells: ['players', 'quest'],
    minedFields: ['players', 'quest'],
    vary: (options, random) => ({
      ...options,
      heroes: anyHeroes(pack, Number(options.players), random),
    }),
  }
}

function achievements(game: Terrinoth, record: MatchRecord, language: LanguageCode) {
  const deeds = newDeeds()
  const end = toldAgain(game, record, (state, event) => note(deeds, game.content, state, event))
  const keys: readonly string[] = earned(deeds, game.content, end)
  const all = keepsakesOf(game.content.pack).achievements(language)
  return all.filter(({ key }) => keys.includes(key))
}

async function setUp(
  game: Terrinoth,
  asker: Asker,
  given: Options,
  language: LanguageCode,
): Promise<Options | undefined> {
  const { texts } = asker
  const quests = Object.fromEntries(
    game.content.pack.quests.map(({ name, title }) => [name, title[language].text]),
  )
  const options: { [field: string]: Options[string] } = { ...given }
  const questions = { players: texts.askPlayers, quest: texts.askQuest }
  for (const [name, question] of Object.entries(questions)) {
    const field = game.optionFields.find((candidate) => candidate.name === name)
    if (field === undefined || options[name] !== undefined) continue
    const choices = field.values.map((value) => ({
      value,
      text: quests[String(value)] ?? String(value),
    }))
    const answer = await asker.one(question, choices, field.values.indexOf(field.fallback))
    if (answer === undefined) return undefined
    options[name] = answer.value
  }
  if (options.heroes !== undefined) return options
  const heroes = await askHeroes(game, asker, options, language)
  return heroes === undefined ? undefined : { ...options, heroes }
}

/** H1.9, H1.15: in seat order, each of a type that nobody has taken. */
async function askHeroes(
  game: Terrinoth,
  asker: Asker,
  options: Options,
  language: LanguageCode,
): Promise<string[] | undefined> {
  const { pack } = game.content
  const usual = game.readOptions(options).heroes
  const usualHeroes = Array.isArray(usual) ? usual.map(String) : []
  const heroes: string[] = []
  for (let n = 0; n < usualHeroes.length; n++) {
    const choices = heroesBeside(pack, heroes).map(({ name, title, type }) => ({
      value: name,
      text: `${title[language].text} (${talks[language].types[type]})`,
    }))
    const suggested = choices.findIndex(({ value }) => value === usualHeroes[n])
    const seat = Number(options.players) === 1 ? 1 : n + 1
    const question = fill(asker.texts.askHeroes, { seat })
    const answer = await asker.one(question, choices, Math.max(0, suggested))
    if (answer === undefined) return undefined
    heroes.push(answer.value)
  }
  return heroes
}

/** Those whose type is still free. */
function heroesBeside({ heroes }: Pack, taken: readonly string[]): Pack['heroes'] {
  const types = heroes.filter(({ name }) => taken.includes(name)).map(({ type }) => type)
  return heroes.filter(({ type }) => !types.includes(type))
}

function anyHeroes(pack: Pack, players: number, random: (below: number) => number): string[] {
  const heroes: string[] = []
  while (heroes.length < Math.max(LEAST_HEROES, players)) {
    const left = heroesBeside(pack, heroes)
    heroes.push(left[random(left.length)].name)
  }
  return heroes
}

/** What all kinds of cards have. */
interface Printed {
  readonly name: string
  readonly title: Pack['heroes'][number]['title']
  readonly from: CardSheet['from']
  readonly copies?: number
}

function cardSheets(pack: Pack, language: LanguageCode): CardSheet[] {
  const texts = textsIn[language]
  const { types, classes, difficulties, actions } = talks[language]
  const sheet = (heading: string, card: Printed, halves: readonly CardHalfSheet[]): CardSheet => {
    const title = card.title[language].text
    const { name, from, copies = 1 } = card
    return { heading, name, title, names: [{ title, name }], copies, from, halves }
  }
  const half = (title: string, card: Parameters<typeof fullText>[0]): CardHalfSheet => ({
    title,
    short: shortText(card, language),
    full: fullText(card, language),
  })
  return [
    ...pack.heroes.map((card) => sheet(texts.cardsHeroes, card, [half(types[card.type], card)])),
    ...pack.cards.map((card) =>
      sheet(`${types[card.type]}: ${classes[card.of]}`, card, [half(actions[card.action], card)]),
    ),
    ...pack.sets.map((set) =>
      sheet(difficulties[set.difficulty], { ...set, from: set.minion.from, copies: SET }, [
        enemyHalf(half(texts.cardMinion, set.minion), set.minion, set, language),
        enemyHalf(half(texts.cardMaster, set.master), set.master, set, language),
      ]),
    ),
    ...pack.nemeses.map((card) =>
      sheet(texts.cardsNemeses, card, [
        enemyHalf(half(difficulties[card.difficulty], card), card, card, language),
      ]),
    ),
    ...pack.locations.map((card) =>
      sheet(texts.cardsLocations, card, [half(difficulties[card.difficulty], card)]),
    ),
    ...pack.exploration.map((card) =>
      sheet(fill(texts.cardsExploration, { set: card.set }), card, [
        half(card.item ? texts.cardItem : texts.cardEvent, card),
      ]),
    ),
  ]
}

/** Two minions and a master. */
const SET = 3

/** Its numbers and its bar in signs; what its own keywords do, in full. */
function enemyHalf(
  half: CardHalfSheet,
  { attack, resilience, health, bar }: Pack['sets'][number]['minion'],
  { keywords }: Pick<Pack['sets'][number], 'keywords'>,
  language: LanguageCode,
): CardHalfSheet {
  const basic: { readonly [name: string]: { readonly title: string } } = talks[language].keywords
  const own = (name: string) => keywords.find((one) => one.name === name)
  const words = bar.map((name) => own(name)?.title[language].text ?? basic[name].title)
  const does = bar.flatMap((name) => own(name) ?? [])
  return {
    ...half,
    short: [`⚔${attack} ◈${resilience} ♥${health}`, words.join(', '), ...half.short],
    full: [
      ...does.map((one) => `${one.title[language].text} – ${keywordText(one, language)}`),
      ...half.full,
    ],
  }
}

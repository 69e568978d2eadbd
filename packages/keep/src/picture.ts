/** The table drawn as text, at most 100 columns, no colour: for the terminal, golden files and bug reports. */
import { captioned, cut, type LanguageCode, WIDTH, widthOf } from '@muster/engine'
import type { Content } from './content.ts'
import type { Keep } from './game.ts'
import { captionsOf } from './picture/captions.ts'
import { mapLines } from './picture/map.ts'
import { seatLines } from './picture/seats.ts'
import { CLASSES, type KeepState, SYMBOLS, TOKENS } from './state.ts'
import { playSigns } from './talk/effects.ts'
import { cardTitle, type Scene, scenarioTitle, sceneOf } from './talk/scene.ts'
import { type KeepView, viewOf } from './view/view.ts'

/** A page draws a board instead. */
export const withPicture = (game: Keep): Keep => ({
  ...game,
  picture: (state, language) => picture(game.content, state, language),
})

function picture(content: Content, state: KeepState, language: LanguageCode): string {
  const scene = sceneOf(content, state, language)
  const view = viewOf(content, state)
  const lines = [
    aboutMatch(scene, view),
    ...mapLines(scene, view),
    ...sharedLines(scene, view),
    ...seatLines(scene, view),
    '',
    captionsOf(scene).legend,
  ]
  return lines.map((line) => cut(scene.grammar.finish(line), WIDTH).trimEnd()).join('\n')
}

const DOT = ' · '

function aboutMatch(scene: Scene, view: KeepView): string {
  const { talk, state } = scene
  const captions = captionsOf(scene)
  return [
    'Keep the Heroes Out!',
    scenarioTitle(scene, state.scenario),
    talk.levels[view.level],
    captions.turn(view.turns),
    captions.wave(view.guild.wave),
  ].join(DOT)
}

/** The Guild, the Loot, plans and supply, and what the scenario counts. */
function sharedLines(scene: Scene, view: KeepView): string[] {
  const captions = captionsOf(scene)
  const rows: (readonly [caption: string, text: string])[] = [
    [captions.guild, guildText(scene, view)],
    [captions.loot, lootText(scene, view)],
    ...(view.plans.length === 0
      ? []
      : ([[captions.plans, titles(scene, view.plans).join(DOT)]] as const)),
    [captions.supply, supplyText(scene, view)],
  ]
  const width = Math.max(...rows.map(([caption]) => widthOf(caption)))
  return [
    ...rows.flatMap(([caption, text]) => captioned(caption, text, 0, width)),
    ...counters(scene, view),
  ]
}

const titles = (scene: Scene, cards: readonly number[]): string[] =>
  cards.map((card) => cardTitle(scene, card))

function guildText(scene: Scene, { guild }: KeepView): string {
  const { talk } = scene
  const captions = captionsOf(scene)
  const left = [captions.cards(guild.left), captions.comes(guild.thisTurn)]
  const symbols = SYMBOLS.map((symbol, n) => `${talk.symbols[symbol]} ${guild.bySymbol[n]}`)
  const classes = CLASSES.map((name, n) => `${talk.classes[name].text} ${guild.byClass[n]}`)
  const scenario = `${captions.scenarioCards} ${guild.scenario}`
  return [...left, ...symbols, ...classes, scenario].join(DOT)
}

function lootText(scene: Scene, view: KeepView): string {
  const { content, language } = scene
  const row = view.row.map(
    (card) => `${cardTitle(scene, card)} ${playSigns(content, card, language)}`,
  )
  return [...row, `${captionsOf(scene).deck} ${view.lootLeft}`].join(DOT)
}

function supplyText({ talk }: Scene, { supply, heroesLeft }: KeepView): string {
  const tokens = [...TOKENS, 'portal' as const].map(
    (token) => `${talk.tokens[token].text} ${supply[token]}`,
  )
  const heroes = CLASSES.map((name, n) => `${talk.classes[name].text} ${heroesLeft[n]}`)
  return [...tokens, ...heroes].join(DOT)
}

function counters({ content, state, language, grammar }: Scene, view: KeepView): string[] {
  const { counters: named } = content.pack.scenarios[state.scenario]
  return view.counters.map(({ at }, n) => `${named[n].title[language].text}${grammar.colon}${at}`)
}

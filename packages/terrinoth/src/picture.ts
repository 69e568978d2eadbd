/** The table drawn as text, at most 100 columns, no colour: for the terminal, golden files and bug reports. */
import { captioned, cut, type LanguageCode, WIDTH, widthOf } from '@muster/engine'
import type { Content } from './content.ts'
import type { Terrinoth } from './game.ts'
import { captionsOf } from './picture/captions.ts'
import { enemyText } from './picture/enemies.ts'
import { heroLines } from './picture/heroes.ts'
import type { TerrinothState } from './state.ts'
import { facesSaid } from './talk/rolls.ts'
import { cardTitle, enemySaid, heroSaid, questTitle, type Scene, sceneOf } from './talk/scene.ts'
import { type TerrinothView, viewOf } from './view/view.ts'

/** A page draws a board instead. */
export const withPicture = (game: Terrinoth): Terrinoth => ({
  ...game,
  picture: (state, language) => picture(game.content, state, language),
})

function picture(content: Content, state: TerrinothState, language: LanguageCode): string {
  const scene = sceneOf(content, state, language)
  const view = viewOf(content, state, language)
  const lines = [
    aboutMatch(scene, view),
    ...sharedLines(scene, view),
    '',
    ...heroLines(scene, view),
    ...rollLines(scene, view),
    '',
    captionsOf(scene).legend,
  ]
  return lines.map((line) => cut(scene.grammar.finish(line), WIDTH).trimEnd()).join('\n')
}

const DOT = ' · '

function aboutMatch(scene: Scene, view: TerrinothView): string {
  const { talk } = scene
  const captions = captionsOf(scene)
  return [
    'Heroes of Terrinoth',
    questTitle(scene),
    talk.difficulties[view.difficulty],
    captions.round(view.round),
    talk.phases[view.phase],
  ].join(DOT)
}

/** Peril, location, Nemesis and shadows, what the quest counts and how it ends. */
function sharedLines(scene: Scene, view: TerrinothView): string[] {
  const captions = captionsOf(scene)
  const rows: (readonly [caption: string, text: string])[] = [
    [captions.peril, perilText(scene, view)],
    [captions.location, locationText(scene, view)],
    [captions.lair, nemesisText(scene, view)],
    [captions.shadows, shadowsText(scene, view)],
    ...view.counters.map(
      ({ title, at, of }) => [title, of === undefined ? `${at}` : `${at}/${of}`] as const,
    ),
    [captions.goal, view.goal],
    [captions.danger, view.danger],
  ]
  const width = Math.max(...rows.map(([caption]) => widthOf(caption)))
  return rows.flatMap(([caption, text]) => captioned(caption, text, 0, width))
}

/** Grey, first, second and last peril; the token stands on ◉. */
const SPACES = ['○', '▲', '■', '★'] as const

function perilText(scene: Scene, { peril }: TerrinothView): string {
  const { spaces, at, next } = peril
  const track = spaces.map((color, n) => (n === at ? '◉' : SPACES[color])).join(' ')
  const isLast = at === spaces.length - 1
  const coming = `${SPACES[next.color]} ${next.title}`
  return `${track}   ${captionsOf(scene).perilIn(coming, isLast ? 0 : next.in)}`
}

function locationText(scene: Scene, { location, decks }: TerrinothView): string {
  const captions = captionsOf(scene)
  if (location.card < 0) return captions.nobody
  const left = location.explored ? captions.explored : captions.toExplore(location.left)
  const rest = location.final ? captions.final : captions.moreLocations(decks.locations)
  return [
    `${cardTitle(scene, location.card)} ${location.progress}/${location.exploration} (${left})`,
    rest,
    captions.decks(decks.enemies, decks.exploration),
  ].join(DOT)
}

function nemesisText(scene: Scene, { nemesis }: TerrinothView): string {
  const captions = captionsOf(scene)
  const { content, state, talk } = scene
  const name = cardTitle(scene, content.quests[state.quest].nemesis)
  if (nemesis.where === 'defeated') return `${name}${DOT}${captions.defeated}`
  const where = nemesis.where === 'lair' ? talk.lair : captions.inPlay
  return nemesis.enemy === undefined
    ? `${name}${DOT}${where}`
    : `${enemyText(scene, nemesis.enemy)}${DOT}${where}`
}

function shadowsText(scene: Scene, { shadows }: TerrinothView): string {
  if (shadows.length === 0) return captionsOf(scene).nobody
  return shadows.map((enemy) => `[${enemyText(scene, enemy)}]`).join(' ')
}

/** The dice that lie on the table, in words. */
function rollLines(scene: Scene, { tray }: TerrinothView): string[] {
  if (tray === undefined) return []
  const { state, grammar } = scene
  const dice = [...facesSaid(scene, state.heroDice), ...facesSaid(scene, state.enemyDice)]
  const aim = tray.targets.map((enemy) => enemySaid(scene, enemy).title)
  const who = [heroSaid(scene, tray.hero).title, cardTitle(scene, tray.card), ...aim].join(DOT)
  const total = tray.total === undefined ? '' : ` = ${tray.total}`
  const { roll } = captionsOf(scene)
  return [
    '',
    ...captioned(roll, `${who}${grammar.colon}${dice.join(', ')}${total}`, 0, widthOf(roll)),
  ]
}

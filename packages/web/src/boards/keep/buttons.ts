/** How options read on buttons, and what is asked before one is made. */
import { CLASSES, type Content, ROOMS } from '@muster/keep/view'
import type { ButtonFace } from '../../frame/board-module.ts'
import type { MatchView, OptionView, PathView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { thingIn } from './spots.ts'
import { type Table, tableOf } from './table.ts'
import { aroundIn } from './texts/around/texts.ts'
import type { AroundTexts } from './texts/around/words.ts'

interface Asked {
  readonly table: Table
  readonly texts: AroundTexts
  readonly option: OptionView
}

type Face = (asked: Asked) => ButtonFace

const MAGE = CLASSES.indexOf('mage')

const faces: Readonly<Record<string, Face>> = {
  'end-turn': ({ table, texts }) => ({
    label: texts.buttons.endTurn,
    detail: texts.buttons.toCome(table.view.guild.thisTurn),
  }),
  'end-with-cells': ({ texts }) => ({
    label: texts.buttons.endWithCells,
    detail: texts.buttons.endWithCellsDetail,
  }),
  renew: ({ texts }) => ({ label: texts.buttons.renew, detail: texts.buttons.renewDetail }),
  cells: ({ table, texts }) => {
    const { left, byClass } = table.view.guild
    return { label: texts.buttons.cells, detail: texts.buttons.mages(byClass[MAGE], left) }
  },
}

const isPath = (option: OptionView): option is PathView => 'steps' in option

/** A swarm that goes to one room as a whole. */
function swarmFace({ table, texts }: Asked, { steps }: PathView): ButtonFace | undefined {
  const goes = steps.filter(({ verb }) => verb === 'go')
  const room = goes.length < 2 ? undefined : thingIn(goes[0], 'room')
  return room === undefined ? undefined : { label: texts.buttons.allTo(table.names.room(room)) }
}

export function faceOf(
  content: Content,
  view: MatchView,
  option: OptionView,
  language: PageLanguage,
): ButtonFace {
  const asked = {
    table: tableOf(content, view.state, spoken(language)),
    texts: aroundIn(language),
    option,
  }
  if (isPath(option)) return swarmFace(asked, option) ?? { label: option.say }
  return faces[option.verb]?.(asked) ?? { label: option.say }
}

/** Cards that do more than wait for an attack. */
export function playableIn({ content, view }: Table, decision: MatchView['decision']): number {
  if (decision?.prompt !== 'turn' || view.phase !== 'play') return 0
  return decision.options
    .filter(({ verb }) => verb === 'play')
    .reduce((sum, option) => sum + (isForDefence(content, option) ? 0 : option.alike), 0)
}

/** Whoever keeps a card with a Defend on it may well have meant to. */
function isForDefence({ kinds, kindOf, chipName }: Content, option: OptionView): boolean {
  const card = thingIn(option, 'card')
  if (card === undefined) return false
  const { defendCombo, sides } = kinds[kindOf[card]]
  return defendCombo >= 0 || sides.some((side) => side.some((node) => chipName[node] === 'defend'))
}

/** What the Guild brings after the turn cannot be taken back. */
export function askFirst(
  content: Content,
  view: MatchView,
  { verb }: OptionView,
  language: PageLanguage,
): string | undefined {
  if (verb !== 'end-turn' && verb !== 'end-with-cells') return undefined
  const cards = playableIn(tableOf(content, view.state, spoken(language)), view.decision)
  return cards === 0 ? undefined : aroundIn(language).buttons.stillPlayable(cards)
}

const DEFEND = 'defend '

/** "Defending in the Forge". */
export function sayMute({ names, language }: Table, key: string): string {
  const room = ROOMS.findIndex((name) => key === `${DEFEND}${name}`)
  return room < 0 ? key : aroundIn(language).mute(names.inRoom(room))
}

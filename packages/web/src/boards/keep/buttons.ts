/** How options read on buttons, and what is asked before one is made. */
import { CLASSES, type Content, ROOMS } from '@muster/keep/view'
import type { ButtonFace } from '../../frame/board-module.ts'
import type { MatchView, OptionView, PathView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { whyIdle } from './idle.ts'
import { COLON } from './spoken.ts'
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

const TO_ROOMS: readonly string[] = ['to', 'in', 'summon-in', 'charge-to']

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
  answers = false,
): ButtonFace {
  const table = tableOf(content, view.state, spoken(language))
  const texts = aroundIn(language)
  const asked = { table, texts, option }
  if (answers && (isPath(option) || option.verb === 'play')) {
    return { label: isPath(option) ? texts.buttons.leaveRest : texts.idle.anyway }
  }
  if (isPath(option)) return swarmFace(asked, option) ?? { label: option.say }
  return (
    faces[option.verb]?.(asked) ??
    roomFace(asked, view.decision?.by !== 'party') ?? { label: option.say }
  )
}

/** A room that was tapped, with what is in it below. `isOne`: one player's choice, not what a party speaks of. */
function roomFace({ table, texts, option }: Asked, isOne: boolean): ButtonFace | undefined {
  const room = TO_ROOMS.includes(option.verb) ? thingIn(option, 'room') : undefined
  if (room === undefined) return undefined
  const name = table.names.room(room)
  const [, inside = ''] = option.say.split(`${name}${COLON[table.language]}`)
  const label = isOne ? texts.buttons.here(name) : name
  return { label, ...(inside === '' ? {} : { detail: inside }) }
}

/** Cards that do more than wait for an attack; none, where no card could do anything on the map. */
function playableIn({ content, view }: Table, decision: MatchView['decision']): number {
  if (decision?.prompt !== 'turn' || view.phase !== 'play') return 0
  if (!decision.paths?.some(({ steps }) => steps.some(({ verb }) => verb === 'play'))) return 0
  return decision.options
    .filter(({ verb, idle }) => verb === 'play' && idle !== true)
    .reduce((sum, option) => sum + (isForDefence(content, option) ? 0 : option.alike), 0)
}

/** Whoever keeps a card with a Defend on it may well have meant to. */
function isForDefence({ kinds, kindOf, chipName }: Content, option: OptionView): boolean {
  const card = thingIn(option, 'card')
  if (card === undefined) return false
  const { defendCombo, sides } = kinds[kindOf[card]]
  return defendCombo >= 0 || sides.some((side) => side.some((node) => chipName[node] === 'defend'))
}

const ENDS = ['end-turn', 'end-with-cells', 'renew']

/** What is given up unsaid: cards that could be played, one that does nothing, or the rest of the open one. */
export function askFirst(
  content: Content,
  view: MatchView,
  option: OptionView,
  language: PageLanguage,
): string | undefined {
  const table = tableOf(content, view.state, spoken(language))
  const { buttons, idle } = aroundIn(language)
  if (isPath(option)) {
    const card = leftOpen(table, view.decision, option)
    return card === undefined ? undefined : buttons.leavesRest(table.names.card(card))
  }
  const card = option.idle === true ? thingIn(option, 'card') : undefined
  if (card !== undefined && view.decision !== undefined) {
    return idle.ask(table.names.card(card), idle.why[whyIdle(table, view.decision, card)])
  }
  if (!ENDS.includes(option.verb)) return undefined
  const cards = playableIn(table, view.decision)
  if (cards === 0) return undefined
  return option.verb === 'renew' ? buttons.renewEnds(cards) : buttons.stillPlayable(cards)
}

/** The open card that a gesture leaves with something still to do. Who taps another card means to leave it. */
function leftOpen(
  { view }: Table,
  decision: MatchView['decision'],
  { steps }: PathView,
): number | undefined {
  if (steps[0].verb !== 'finish' || steps[steps.length - 1].verb === 'play') return undefined
  return decision?.options.some(({ verb }) => verb.startsWith('use')) ? view.open?.card : undefined
}

const DEFEND = 'defend '

/** "Defending in the Forge". */
export function sayMute({ names, language }: Table, key: string): string {
  const room = ROOMS.findIndex((name) => key === `${DEFEND}${name}`)
  return room < 0 ? key : aroundIn(language).mute(names.inRoom(room))
}

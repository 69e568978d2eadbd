/** How options read on buttons. */
import {
  type Content,
  type DungeonView,
  faceOf as faceOfCard,
  type HandView,
} from '@muster/tenefyr/view'
import type { ButtonFace } from '../../frame/board-module.ts'
import type { DecisionView, MatchView, OptionView } from '../../host/protocol.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { leftIn } from './places.ts'
import { chooserSeat, thingIn } from './spots.ts'
import { type Table, tableOf } from './table.ts'
import { textsIn } from './texts/texts.ts'
import type { BoardTexts, CardDeed } from './texts/words.ts'

interface Asked {
  readonly table: Table
  readonly texts: BoardTexts
  readonly view: MatchView
  readonly option: OptionView
}

const nameIn = (view: MatchView, seat: number | undefined): string =>
  view.seats.find((one) => one.seat === seat)?.name ?? ''

type Face = (asked: Asked) => ButtonFace

/** What is done with a card, and for one that is played what it counts now. */
const cardFace =
  (deed: CardDeed): Face =>
  ({ table, texts, option }) => {
    const card = thingIn(option, 'loot')
    if (card === undefined) return { label: option.say }
    const { names, view } = table
    const title = names.held(card)
    const held = view.lanes.flatMap(({ hand }) => hand).find((one) => one.card === card)
    const named = held === undefined ? title : texts.buttons.card(title, held.power)
    return { label: texts.buttons.deeds[deed](deed === 'play' ? named : title) }
  }

const seatFace: Face = ({ table, texts, view, option }) => {
  const seat = thingIn(option, 'seat')
  const lane = table.view.lanes.find((one) => one.seat === seat)
  if (seat === undefined || lane === undefined) return { label: option.say }
  return {
    label: nameIn(view, seat) || table.names.seat(seat),
    detail: texts.buttons.pile(lane.deck, lane.discard),
  }
}

const dungeonFace: Face = ({ table, texts, option }) => {
  const dungeon = thingIn(option, 'dungeon')
  const { view, names } = table
  const found = [...view.dungeons, view.bossDeck].find((one) => one.dungeon === dungeon)
  if (dungeon === undefined || found === undefined) return { label: option.say }
  const place = names.dungeon(dungeon)
  if (found.top === undefined) return { label: place }
  const label = `${names.card(found.top)} ${found.power}`
  return { label, detail: place, shown: winsIn(found, table, texts) }
}

function winsIn(
  { top, reward }: DungeonView,
  { content, reader, names }: Table,
  texts: BoardTexts,
) {
  const face = top === undefined ? undefined : faceOfCard(content, top, reader)
  const enemy = face?.type === 'dungeon' ? face.enemy : undefined
  const loot = face?.type === 'dungeon' ? texts.buttons.card(face.loot.title, face.loot.power) : ''
  const paid = reward === undefined ? '' : names.card(reward)
  return texts.buttons.wins(enemy?.full.join(' ') ?? '', loot, paid)
}

const keepFace: Face = ({ table, texts, option }) => {
  const hand = table.view.combat?.hand
  if (hand === undefined) return { label: option.say }
  const by = hand.neededKept - hand.reached
  return {
    label: texts.buttons.keep(hand.reached, hand.neededKept),
    detail: by > 0 ? missing(hand, by, texts) : enoughBy(hand, texts),
  }
}

function enoughBy({ ordered, paid }: HandView, { buttons }: BoardTexts): string {
  if (paid) return buttons.enoughPaid(ordered)
  return ordered ? buttons.enoughInOrder : buttons.enough
}

/** What it counts on is said too. */
function missing(hand: HandView, by: number, texts: BoardTexts): string {
  const short = shortBy(hand, by, texts)
  return hand.paid ? texts.buttons.shortPaid(short) : short
}

/** A hand is judged with what it draws, and alone with the second turn (T9.2). */
function shortBy(hand: HandView, by: number, { buttons, combat }: BoardTexts): string {
  const { kept, more, paid } = hand
  if (kept === undefined || (kept.percent === 0 && kept.more)) {
    if (more) return buttons.shortSoFar(by)
    return paid ? combat.missing(by) : buttons.loses(by)
  }
  return buttons.shortThen(by, kept)
}

const newHandFace: Face = ({ table, texts, option }) => {
  const hand = table.view.combat?.hand
  if (hand?.newHand === undefined) return { label: option.say }
  const { needed, turns } = hand.newHand
  return {
    label: texts.buttons.newHand(hand.newHand),
    detail: texts.buttons.newHandDetail(needed, hand.deck, turns),
  }
}

const goOnFace: Face = ({ table, texts }) => {
  const { here } = table.view
  const label = texts.buttons.goOn
  if (here?.top !== undefined) {
    return { label, detail: texts.buttons.next(table.names.enemy(here.top)) }
  }
  return here === undefined ? { label } : { label, detail: leftIn(here, texts) }
}

const leaveFace: Face = ({ table, texts }) => {
  const { track } = table.view
  return {
    label: texts.buttons.leave,
    detail: texts.buttons.tokenTo(track.steps[0].at, track.skull),
  }
}

const bossFace: Face = ({ table, texts }) => {
  const { bossDeck } = table.view
  const detail = bossDeck.top === undefined ? table.names.boss : table.names.enemy(bossDeck.top)
  return { label: texts.buttons.fightBoss, detail }
}

const faces: Readonly<Record<string, Face>> = {
  enter: dungeonFace,
  'move-to': dungeonFace,
  'look-into': dungeonFace,
  'fight-boss': bossFace,
  keep: keepFace,
  'new-hand': newHandFace,
  'go-on': goOnFace,
  leave: leaveFace,
  to: seatFace,
  'hand-to': seatFace,
  play: cardFace('play'),
  discard: cardFace('discard'),
  remove: cardFace('remove'),
  recover: cardFace('recover'),
  take: cardFace('take'),
  trade: cardFace('trade'),
  give: cardFace('give'),
}

const plainFace: Face = ({ option }) => ({ label: option.say })

/** Briefly; where two options would read alike, with what tells them apart. */
export function faceOf(
  content: Content,
  view: MatchView,
  option: OptionView,
  language: PageLanguage,
): ButtonFace {
  const table = tableOf(content, view.state, spoken(language))
  const texts = textsIn(language)
  const briefly = (one: OptionView): ButtonFace =>
    (faces[one.verb] ?? plainFace)({ table, texts, view, option: one })
  const face = briefly(option)
  const others = view.decision?.options.filter((one) => one.text !== option.text) ?? []
  const alike = others.map(briefly).filter((other) => other.label === face.label)
  if (alike.length === 0) return face
  const { label, detail } = face
  const fuller = `${label}, ${detail}`
  if (detail !== undefined && alike.every((other) => `${label}, ${other.detail}` !== fuller)) {
    return { label: fuller }
  }
  return { label: option.say }
}

/** T3.3: the last fight, while there would be time for more. */
export function askFirst(
  content: Content,
  view: MatchView,
  option: OptionView,
  language: PageLanguage,
): string | undefined {
  if (option.verb !== 'fight-boss') return undefined
  const { names, view: table } = tableOf(content, view.state, spoken(language))
  const { at, skull } = table.track
  return textsIn(language).buttons.fightBossEarly(at, skull, names.theBoss)
}

/** A hand whose cards are all played: in the order in which its power is counted, else as they lie. */
export function allOf(
  content: Content,
  view: MatchView,
  language: PageLanguage,
): (ButtonFace & { readonly texts: readonly string[] }) | undefined {
  const { decision } = view
  if (decision?.prompt !== 'play-card') return undefined
  const seat = chooserSeat(decision)
  const { combat, lanes } = tableOf(content, view.state, spoken(language)).view
  const hand = combat?.hand?.seat === seat ? combat.hand : undefined
  const cards = hand?.order ?? lanes[seat].hand.map(({ card }) => card)
  const played = cards.flatMap((card) => textOf(content, decision, card))
  if (played.length < 2) return undefined
  const texts = textsIn(language)
  const label = texts.buttons.playAll(hand?.ordered === true, hand?.open === false)
  if (hand === undefined) return { label, texts: played }
  const { reached, neededKept } = hand
  const by = neededKept - reached
  const detail = `${texts.combat.of(reached, neededKept)}, ${by > 0 ? missing(hand, by, texts) : enoughBy({ ...hand, ordered: false }, texts)}`
  return { label, detail, texts: played }
}

/** Cards are being played, and some are still in hand. */
export function isMidway(content: Content, { state }: MatchView): boolean {
  const hand = tableOf(content, state, 'en').view.combat?.hand
  return hand !== undefined && hand.newHand === undefined
}

function textOf(content: Content, decision: DecisionView, card: number): string[] {
  const found = decision.options.find((option) => {
    const named = thingIn(option, 'loot')
    return named !== undefined && content.kindOf[named] === content.kindOf[card]
  })
  return found === undefined ? [] : [found.text]
}

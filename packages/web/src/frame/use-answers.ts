/** Every way to answer that the prompt shows, in its order: buttons and keys both read this list. */
import type { MuteSpan, Seat } from '@muster/engine'
import { useLayoutEffect, useState } from 'react'
import type { OptionView } from '../host/protocol.ts'
import { useSettings } from '../settings/settings.tsx'
import { useSaying, useTexts } from '../texts/texts.ts'
import { useAdvised } from './advice.ts'
import type { AllOf, ButtonFace, HintMark } from './board-module.ts'
import { type Act, keyOf, lettersOf, shownKey } from './changed-keys.ts'
import { type MatchOnPage, useMatch } from './match-context.ts'
import { muteTexts } from './mutes/texts.ts'
import { frameTexts } from './texts/texts.ts'
import type { FrameTexts } from './texts/words.ts'
import { isAsked, type VoteButton, voteButtons } from './vote-buttons.ts'

export interface Answer extends ButtonFace {
  readonly id: string
  /** What Enter takes: the one teal button. */
  readonly main: boolean
  /** The option that it makes. */
  readonly option?: OptionView
  /** The options that it makes one after the other, a line each. */
  readonly all?: string
  readonly faces: readonly Seat[]
  /** The key that does the same. */
  readonly key?: string
  /** It cannot be done yet. */
  readonly waits?: boolean
  /** Nothing could be answered before a place was touched: the question has been understood. */
  readonly alone?: boolean
  /** One of several alike: how many there are stands where it lies. */
  readonly single?: boolean
  /** What a hint says of it. */
  readonly hinted?: HintMark
  /** No answer to the question: back, I follow. */
  readonly aside?: boolean
  run(): void
}

interface Context {
  readonly match: MatchOnPage
  readonly texts: FrameTexts
  readonly undrawn: readonly string[]
  readonly votes: boolean
  readonly mutes: Readonly<Record<MuteSpan, string>>
  /** The letter of a game for not being asked again. */
  readonly muteKey: string | undefined
  readonly all: AllOf | undefined
  /** The option that a lesson advises. */
  readonly advised: string | undefined
  face(option: OptionView): ButtonFace
  /** The key of an act, as it is shown. */
  keyOf(act: Act): string
}

export function useAnswers(): readonly Answer[] {
  const match = useMatch()
  const { language, votes, pace, keys } = useSettings()
  const texts = useTexts(frameTexts)
  const mutes = useTexts(muteTexts).mute
  const saying = useSaying()
  const undrawn = useUndrawn(match)
  const advised = useAdvised(match.view)
  const { view, board, mine, playing } = match
  if (playing)
    return [plain('skip', pace === 'step' ? texts.step : texts.skip, () => match.skip(), true)]
  if (!mine) return []
  const face = (option: OptionView) => {
    const asked = option.text === match.choosing.asked
    const { label, detail } = board.faceOf(view, option, language, asked)
    return { label: saying(label), ...(detail === undefined ? {} : { detail: saying(detail) }) }
  }
  return answers({
    match,
    texts,
    undrawn,
    votes,
    mutes,
    muteKey: lettersOf(view.game, board.letters, keys).find(({ answer }) => answer === 'mute')?.key,
    all: board.allOf(view, language),
    advised,
    face,
    keyOf: (act) => shownKey(keyOf(act, keys)),
  })
}

const plain = (id: string, label: string, run: () => void, main = false): Answer => ({
  id,
  label,
  main,
  faces: [],
  run,
})

function answers(context: Context): readonly Answer[] {
  const { match, texts } = context
  const { choosing } = match
  const offered = offeredIn(match)
  const back = { ...plain('back', texts.back, () => match.stepBack()), aside: true, key: 'Esc' }
  const asked = offered.find(({ text }) => text === choosing.asked)
  if (asked !== undefined) {
    return [{ ...optionAnswer(context, asked, true), alone: isBare(context, asked) }, back]
  }
  const marks = choosing.row?.marks.length ?? 0
  if (choosing.row !== undefined && marks > 0) {
    const waits = choosing.row.post === undefined
    const done = {
      ...plain('done', texts.done, () => match.done(), true),
      waits,
      key: context.keyOf('done'),
    }
    const unplaced = choosing.buttons.filter(({ text }) => choosing.row?.more.includes(text))
    return [done, ...unplaced.map((option) => optionAnswer(context, option, false)), back]
  }
  const list = openAnswers(context, offered)
  const spot = choosing.shown === undefined ? undefined : choosing.tapped.at(-1)
  const look =
    spot === undefined
      ? []
      : [{ ...plain('look', texts.look, () => match.open({ kind: 'zoom', spot })), aside: true }]
  return choosing.tapped.length > 0 || choosing.shown !== undefined
    ? [...list, ...look, back]
    : list
}

/** The decision's own options, and the gestures that are answered here. */
function offeredIn({ view, choosing }: MatchOnPage): readonly OptionView[] {
  const { options = [], paths = [] } = view.decision ?? {}
  const { buttons, shown, asked } = choosing
  const here = paths.filter((path) => {
    const answers = buttons.includes(path) || path.text === shown || path.text === asked
    return answers && !options.some(({ text }) => text === path.text)
  })
  return [...options, ...here]
}

/** Nothing is marked and nothing is asked: votes, what is shown, the options, all at once. */
function openAnswers(context: Context, offered: readonly OptionView[]): readonly Answer[] {
  const { match, undrawn, votes, all, advised } = context
  const { view, voter, choosing, board } = match
  const shown = offered.find(({ text }) => text === choosing.shown)
  const asks = voter !== undefined && isAsked(view.table, votes)
  const voting = asks ? voteButtons(view.table, voter).map((one) => voteAnswer(context, one)) : []
  const agree = shown === undefined ? voting.filter(({ id }) => id.startsWith('agree')) : []
  const placeless = offered.filter(
    (option) => choosing.buttons.includes(option) || undrawn.includes(option.text),
  )
  const main = agree.length > 0 ? undefined : (shown?.text ?? advised ?? board.mainOption(view))
  const buttons = placeless
    .filter((option) => option !== shown)
    .map((option) => optionAnswer(context, option, option.text === main))
  const doing =
    shown === undefined
      ? []
      : [{ ...showsFirst(context, shown, asks), alone: isBare(context, shown) }]
  const taken = agree.length + doing.length > 0 || buttons.some((button) => button.main)
  const whole =
    all === undefined || shown !== undefined
      ? []
      : [
          {
            ...plain('all', all.label, () => match.playAll(), !taken),
            ...(all.detail === undefined ? {} : { detail: all.detail }),
            key: context.keyOf('all'),
            all: all.texts.join('\n'),
          },
        ]
  // What is shown first asks for one answer; the rest of the vote can wait.
  const rest = shown === undefined ? voting.filter((answer) => !agree.includes(answer)) : []
  return [...doing, ...agree, ...whole, ...buttons, ...rest, ...muteAnswers(context)]
}

/** Beside an option that was touched there is no other button. */
function isBare({ match, votes, all, undrawn }: Context, touched: OptionView): boolean {
  const { view, choosing } = match
  const others = choosing.buttons.some(({ text }) => text !== touched.text) || undrawn.length > 0
  const isMutable = view.decision?.mute !== undefined
  return !(others || isMutable || all !== undefined || isAsked(view.table, votes))
}

/** What a seat need not be asked again. */
function muteAnswers({ match, mutes, muteKey }: Context): readonly Answer[] {
  const { decision } = match.view
  if (decision?.mute === undefined) return []
  const { entry, mute } = decision
  const label = mutes[mute.span]
  const answer = plain('mute', label, () => match.act({ kind: 'mute', entry }))
  const key = muteKey === undefined ? {} : { key: shownKey(muteKey) }
  return [{ ...answer, ...key, aside: true }]
}

function optionAnswer({ match, face }: Context, option: OptionView, main: boolean): Answer {
  const faces = match.view.table.votes
    .filter(({ texts }) => texts?.at(-1) === option.text)
    .map(({ seat }) => seat)
  const run = () => match.choose(option.text)
  const hinted = match.hints.marks.get(option.text)
  return {
    ...{ ...face(option), id: option.text, option, main, faces, run },
    ...(hinted === undefined ? {} : { hinted }),
  }
}

/** The button that does what a first touch has shown. */
function showsFirst(context: Context, option: OptionView, asks: boolean): Answer {
  const answer = { ...optionAnswer(context, option, true), single: true }
  return asks ? { ...answer, label: context.texts.propose(answer.label) } : answer
}

function voteAnswer(context: Context, button: VoteButton): Answer {
  const { match, texts } = context
  const entry = match.view.decision?.entry ?? 0
  if (button.kind === 'follow') {
    const name = match.view.seats.find(({ seat }) => seat === button.seat)?.name ?? ''
    const label = button.on ? texts.follow(name) : texts.unfollow(name)
    const { seat, on } = button
    return { ...plain('follow', label, () => match.act({ kind: 'follow', seat, on })), aside: true }
  }
  const label = labelOf(context, button.texts)
  const said = [...button.texts]
  switch (button.kind) {
    case 'agree': {
      const { seat } = button
      const run = () => match.act({ kind: 'vote', entry, texts: said, seat })
      return plain(`agree ${said}`, texts.agree(label), run, true)
    }
    case 'all-agree':
      return plain('all-agree', texts.allAgree, () => match.agreeAll(button.seats, said))
    case 'settle': {
      const run = () => match.act({ kind: 'settle', entry, texts: said })
      return { ...plain(`settle ${said}`, texts.settle(label), run), aside: true }
    }
  }
}

function labelOf({ match, face, texts }: Context, said: readonly string[]): string {
  const labels = said.flatMap((text) => {
    const option = match.view.decision?.options.find((one) => one.text === text)
    return option === undefined ? [] : [face(option).label]
  })
  return texts.list(labels)
}

/** Options whose spots the board does not draw just now: they are answered by buttons, whatever the board says. */
function useUndrawn(match: MatchOnPage): readonly string[] {
  const { board, view, state, size, mine, reading, choosing } = match
  const [undrawn, setUndrawn] = useState<readonly string[]>([])
  const left = choosing.left.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table or layout draws other spots.
  useLayoutEffect(() => {
    const open = left.split('\n')
    const drawn = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-spot]')].map(({ dataset }) => dataset.spot),
    )
    const missing = (view.decision?.options ?? []).filter((option) => {
      const groups = board.spotsOf(view, option)
      const isOpen = open.includes(option.text)
      return isOpen && groups.some((group) => !group.some((spot) => drawn.has(spot)))
    })
    const found = mine && !reading ? missing.map(({ text }) => text) : []
    setUndrawn((before) => (before.join('\n') === found.join('\n') ? before : found))
  }, [board, view, state, size, mine, reading, left])
  return undrawn
}

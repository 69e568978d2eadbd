/** The keys of the table: listens, and does what they mean. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSettings } from '../settings/settings.tsx'
import { keyOf, lettersOf } from './changed-keys.ts'
import {
  goesOn,
  isAnswer,
  type Meaning,
  meaningOf,
  movesFocus,
  nextPlace,
  ownDigit,
  type Way,
} from './keys.ts'
import { type MatchOnPage, useMatch } from './match-context.ts'
import { type Answer, useAnswers } from './use-answers.ts'
import { useEchoes } from './use-echoes.ts'
import { useUndo } from './use-undo.ts'

const SPOTS = '[data-table] [data-spot]'
/** What takes letters and arrows itself. */
const WRITING = 'input, textarea, select, [contenteditable]'

interface Deeds {
  readonly match: MatchOnPage
  readonly answers: readonly Answer[]
  /** What has the focus has it by a click. */
  readonly clicked: boolean
  undo(): void
}

/** Did a pointer touch the page after the last key that moves the focus? */
function useFocusByPointer(): { current: boolean } {
  const byPointer = useRef(false)
  useEffect(() => {
    const press = () => {
      byPointer.current = true
    }
    const move = ({ key }: KeyboardEvent) => {
      if (movesFocus(key)) byPointer.current = false
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('keydown', move, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('keydown', move, true)
    }
  }, [])
  return byPointer
}

export function useKeys(): void {
  const match = useMatch()
  const answers = useAnswers()
  const { undo, possible } = useUndo()
  const { letters, keys } = useSettings()
  const isEcho = useEchoes()
  const byPointer = useFocusByPointer()
  const latest = useRef<(event: KeyboardEvent) => void>(undefined)
  useLayoutEffect(() => {
    latest.current = (event) => {
      if (event.defaultPrevented || isElsewhere(event.target, match)) return
      if (match.playing && goesOn(event)) {
        event.preventDefault()
        if (!(event.repeat || isEcho(event.key))) match.skip(event.key === keyOf('skip', keys))
        return
      }
      const offered = match.view.decision?.options.map(({ verb }) => verb) ?? []
      const game = match.mine
        ? lettersOf(match.view.game, match.board.letters, keys).filter(
            ({ verb }) => verb === undefined || offered.includes(verb),
          )
        : []
      const meaning = meaningOf(event, game, letters, keys)
      if (meaning === undefined) return
      // A key that is held down answers once.
      if (isAnswer(meaning) && (event.repeat || isEcho(event.key))) {
        event.preventDefault()
        return
      }
      const clicked = byPointer.current
      const deeds = { match, answers, clicked, undo: possible ? undo : () => undefined }
      if (meaning.kind === 'next') byPointer.current = false
      if (does(meaning, deeds, event.target)) event.preventDefault()
    }
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current?.(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** In a field or a sheet the keys are its own; Esc alone still folds a sheet from outside. */
function isElsewhere(target: EventTarget | null, { reading }: MatchOnPage): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(WRITING) !== null) return true
  if (target.closest('dialog, [popover], [role="dialog"]') !== null) return true
  return reading
}

const spotAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-spot]')?.dataset.spot : undefined

/** Does what a key means; false leaves the key to the page. */
function does(meaning: Meaning, deeds: Deeds, target: EventTarget | null): boolean {
  const { match, answers, clicked, undo } = deeds
  const spot = spotAt(target)
  switch (meaning.kind) {
    case 'arrow':
      return moveTo(meaning.way, target)
    case 'main': {
      // Whoever has come to a button or link by keys means that one; a click leaves Enter to the answer that bears it.
      const onButton = target instanceof Element && target.closest('button, a, summary') !== null
      if (onButton && !clicked) return false
      const done = run(answers.find(({ main, waits }) => main && waits !== true))
      return done || mainOption(match) || onButton
    }
    case 'option':
      return nth(deeds, meaning.number)
    case 'verb':
      return verb(match, meaning.verbs)
    case 'answer':
      return run(answers.find(({ id }) => id === meaning.id))
    case 'next':
      return nextLit(meaning.spots, spot)
    case 'done':
      return run(answers.find(({ id, waits }) => id === 'done' && waits !== true))
    case 'no':
      return verb(match, ['decline', 'refuse', 'enough', 'pass'])
    case 'all':
      return run(answers.find(({ id }) => id === 'all'))
    case 'sealed':
      return sealed(match)
    case 'back':
      return goBack(match)
    case 'zoom':
      if (spot !== undefined) match.open({ kind: 'zoom', spot })
      return spot !== undefined
    case 'undo':
      undo()
      return true
    case 'skip':
      match.skip(true)
      return true
    case 'keys':
      match.open({ kind: 'keys' })
      return true
    case 'log':
      match.open({ kind: 'log' })
      return true
    case 'hint':
      match.open({ kind: 'hint' })
      return true
    case 'point':
      if (spot !== undefined) match.point(spot)
      return spot !== undefined
    case 'more':
    case 'less':
      return moreOrLess(match, spot, meaning.kind)
  }
}

function run(answer: Answer | undefined): boolean {
  answer?.run()
  return answer !== undefined
}

function mainOption(match: MatchOnPage): boolean {
  const main = match.mine ? match.board.mainOption(match.view) : undefined
  if (main !== undefined && match.choosing.row === undefined) match.choose(main)
  return main !== undefined
}

/** Numbers are their own keys. Else buttons bear theirs; options on the board go on counting after them. */
function nth({ match, answers }: Deeds, number: number): boolean {
  if (!match.mine) return false
  const buttons = answers.flatMap(({ option }) => (option === undefined ? [] : [option.text]))
  const others = match.choosing.left.filter((text) => !buttons.includes(text))
  const offered = match.view.decision?.options ?? []
  const own = offered.find((option) => ownDigit(option, offered) === number)
  const counted = offered.every((option) => ownDigit(option, offered) === undefined)
  const text = counted ? [...buttons, ...others][number - 1] : own?.text
  if (text !== undefined) match.choose(text)
  return text !== undefined
}

function verb(match: MatchOnPage, verbs: readonly string[]): boolean {
  const found = match.mine
    ? match.view.decision?.options.find((option) => verbs.includes(option.verb))
    : undefined
  if (found !== undefined) match.choose(found.text)
  return found !== undefined
}

/** The one act that breaks the seal: redraw, roll. */
function sealed(match: MatchOnPage): boolean {
  const found = match.view.decision?.options.filter((option) => option.sealed) ?? []
  if (match.mine && found.length === 1) match.choose(found[0].text)
  return found.length === 1
}

function goBack(match: MatchOnPage): boolean {
  if (match.sheet !== undefined) match.fold()
  else if (match.past !== undefined) match.backToNow()
  else match.stepBack()
  return true
}

function moreOrLess(match: MatchOnPage, spot: string | undefined, kind: 'more' | 'less'): boolean {
  const text = spot === undefined ? undefined : match.spots.get(spot)?.option
  if (text === undefined || match.choosing.row === undefined) return false
  if (kind === 'more') match.mark(text)
  else match.unmark(text)
  return true
}

/** To the next spot of a kind that is lit, and from the last to the first. */
function nextLit(kind: string, from: string | undefined): boolean {
  const lit = [...document.querySelectorAll<HTMLElement>(SPOTS)].filter(
    ({ dataset, offsetParent }) =>
      dataset.lit === 'true' && dataset.spot?.startsWith(`${kind}:`) && offsetParent !== null,
  )
  const at = lit.findIndex(({ dataset }) => dataset.spot === from)
  const next = lit[(at + 1) % lit.length]
  next?.focus()
  return next !== undefined
}

/** Arrows go from spot to spot by where they lie; from elsewhere to the first that is lit. */
function moveTo(way: Way, target: EventTarget | null): boolean {
  const spots = [...document.querySelectorAll<HTMLElement>(SPOTS)].filter(
    (one) => one.offsetParent !== null,
  )
  const from = target instanceof Element ? target.closest<HTMLElement>(SPOTS) : null
  if (from === null) {
    const onTable = target === document.body || isInPrompt(target)
    const first = spots.find((one) => one.dataset.lit === 'true') ?? spots[0]
    if (onTable) first?.focus()
    return onTable && first !== undefined
  }
  const others = spots.filter((one) => one !== from)
  const places = others.map((one) => one.getBoundingClientRect())
  const next = nextPlace(from.getBoundingClientRect(), places, way)
  if (next !== undefined) others[next].focus()
  return true
}

const isInPrompt = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-prompt]') !== null

/** One spot a region is in the tab order, so that Tab goes from region to region. */
export function useOneTabStop(): void {
  useLayoutEffect(() => {
    for (const region of document.querySelectorAll('[data-region]')) {
      const spots = [...region.querySelectorAll<HTMLElement>('[data-spot]')]
      const stop =
        spots.find((spot) => spot === document.activeElement) ??
        spots.find((spot) => spot.dataset.lit === 'true') ??
        spots[0]
      for (const spot of spots) {
        const order = spot === stop ? 0 : -1
        // Written only where it changes: the browser styles anew whatever is written.
        if (spot.tabIndex !== order) spot.tabIndex = order
      }
    }
  })
}

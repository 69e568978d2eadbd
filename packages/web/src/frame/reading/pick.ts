/** Choosing an option by number, word or button: makes it, votes for it, or marks it in a row of picks. */
import type { OptionView } from '../../host/protocol.ts'
import type { MatchOnPage } from '../match-context.ts'
import type { ReadingTexts } from './texts/en.ts'

export const timesMarked = ({ choosing }: MatchOnPage, text: string): number =>
  choosing.row?.marks.filter((mark) => mark === text).length ?? 0

/** An option of a row of picks, rather than one that ends it. */
export function isPick(match: MatchOnPage, { text }: OptionView): boolean {
  return match.choosing.row?.more.includes(text) === true || timesMarked(match, text) > 0
}

/** Gives what to say about it. */
export function pick(match: MatchOnPage, option: OptionView, texts: ReadingTexts): string {
  const { view, choosing, choose, mark, unmark } = match
  const { text, say } = option
  if (view.decision?.row === true) {
    const { row } = choosing
    if (row === undefined) return texts.notYours
    if (row.more.includes(text)) {
      mark(text)
      return texts.marked(say)
    }
    if (row.marks.includes(text)) {
      unmark(text)
      return texts.unmarked(say)
    }
    if (row.marks.length > 0) return texts.cannotMark(say)
  }
  choose(text)
  return view.table.decides?.how === 'vote' ? texts.voted(say) : texts.chosen(say)
}

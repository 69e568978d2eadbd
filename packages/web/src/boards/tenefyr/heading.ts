import { talks } from '@muster/tenefyr/view'
import type { Table } from './table.ts'

/** Game, level and Boss in a line; Quick mode has neither level nor Boss. */
export function heading({ view, names, reader }: Table): string {
  const talk = talks[reader.language]
  const about = view.quick ? [talk.modes.quick] : [talk.levels[view.level], names.boss]
  return ['Tenefyr', ...about].join(' · ')
}

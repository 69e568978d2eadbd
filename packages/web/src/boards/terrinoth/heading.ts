import type { Table } from './table.ts'

/** Game, quest and difficulty in a line. */
export const heading = ({ view, names }: Table): string =>
  ['Terrinoth', names.quest(view.quest), names.difficulty(view.difficulty)].join(' · ')

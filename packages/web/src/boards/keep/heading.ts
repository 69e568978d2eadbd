import type { Table } from './table.ts'

/** Game, scenario and level in a line. */
export const heading = ({ view, names }: Table): string =>
  ['Keep', names.scenario, names.level(view.level)].join(' · ')

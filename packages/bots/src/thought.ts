/** What several searches make of one table, for who asks them elsewhere: no search is loaded with it. */
export { type Judged, type Thought, together } from './search/thought.ts'
export { seedFor } from './seeds.ts'

export * from './deal.ts'
export * from './dealer.ts'
export * from './dealers/keyed.ts'
export * from './dealers/laid.ts'
export * from './dealers/random.ts'
export * from './dealers/recorded.ts'
export * from './dealers/scripted.ts'
export * from './decision.ts'
export * from './dry-run.ts'
export * from './effects.ts'
export * from './errors.ts'
export * from './game.ts'
export * from './hash.ts'
export * from './language/index.ts'
export * from './lesson.ts'
export * from './match.ts'
export * from './match-words.ts'
export * from './moments.ts'
export * from './notation.ts'
export * from './option-text.ts'
export * from './pack-fields.ts'
export {
  type BrokenRule,
  PackError,
  type PackProblem,
  type SayRule,
  sayField,
  type Wanted,
} from './pack-problems.ts'
export * from './packs.ts'
export * from './picks.ts'
export * from './places.ts'
export * from './position.ts'
export * from './procedure.ts'
export * from './record.ts'
export * from './replay.ts'
export * from './state.ts'
export * from './table-check.ts'
export * from './umpire.ts'

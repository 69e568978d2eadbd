/** An umpire that only looks: for numbers that lasting rules change. It asks nothing and deals nothing. */
import { Umpire } from '@muster/engine'
import type { Content, U } from './content.ts'
import type { TerrinothState } from './state.ts'

function shut(): never {
  throw new Error('who only looks on turns no card and rolls no die')
}

export function onlooker(content: Content, state: TerrinothState): U {
  return new Umpire<TerrinothState, Content>({ procedures: [] }, content, state, {
    deal: shut,
    roll: shut,
  })
}

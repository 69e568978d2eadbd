import type { Said, Title } from '@muster/engine'
import type { Lasting, Trigger } from '../effects.ts'
import type { LocationCard } from '../types.ts'

interface Rules {
  readonly triggers?: readonly Trigger[]
  readonly always?: readonly Lasting[]
  readonly from?: 'rulebook'
  readonly quest?: string
}

/** Engaged and shadow spawn numbers, exploration value. */
type Numbers = readonly [number, number, number]

export const locationsOf =
  (kind: LocationCard['kind'], difficulty: LocationCard['difficulty']) =>
  (
    name: string,
    title: Title,
    [engaged, shadows, exploration]: Numbers,
    rules: Rules,
    says: Said,
  ): LocationCard => ({
    name,
    title,
    kind,
    difficulty,
    from: 'house',
    engaged,
    shadows,
    exploration,
    triggers: [],
    always: [],
    ...rules,
    says,
  })

/** The rules that stand behind a card: what to read when one is in doubt. */
import type { Action, CardFace } from '@muster/terrinoth/view'

const ACTION_RULES: Readonly<Record<Action, readonly string[]>> = {
  attack: ['H3.1', 'H4.1', 'H4.7'],
  explore: ['H3.1', 'H4.1', 'H4.10'],
  rest: ['H3.1', 'H4.11', 'H5.1'],
  aid: ['H3.1', 'H4.12', 'H5.2'],
}

export const HERO_RULES: readonly string[] = ['H1.9', 'H1.15', 'H12.16']
export const QUEST_RULES: readonly string[] = ['H1.2', 'H7.1', 'H13.1', 'H13.3']

export function rulesBehind(face: CardFace): readonly string[] {
  switch (face.type) {
    case 'activation':
      return [
        ...ACTION_RULES[face.action],
        ...(face.ranged ? ['H4.9'] : []),
        ...(face.class === 'basic' ? [] : ['H12.9']),
      ]
    case 'enemy':
      return [
        'H4.3',
        'H6.4',
        'H6.5',
        ...(face.rank === 'nemesis' ? ['H10.4', 'H14.3'] : []),
        'H12.10',
      ]
    case 'location':
      return ['H4.10', 'H8.1', 'H8.2']
    case 'item':
      return ['H12.6', 'H12.14']
    case 'event':
      return ['H12.6', 'H12.14']
  }
}

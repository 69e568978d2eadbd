/** Actions at random: most of them sensible, some not, by people and strangers. */
import { RandomStream } from '@muster/engine'
import type { Action } from '../messages.ts'
import { PHRASES } from '../phrases.ts'
import type { CampTable } from './people.ts'

const WHO = ['ana', 'bo', 'cy', 'dee']

/** A person and an action that may or may not be allowed now. */
export function actionAtRandom(
  table: CampTable,
  seed: number,
): { readonly person: string; readonly action: Action } {
  const random = new RandomStream(seed)
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]
  const view = table.view()
  const { entry } = view
  const texts = [pick(view.decision?.options.map(({ text }) => text) ?? ['rest'])]
  const seat = random.below(view.seats.length)
  const on = random.below(2) === 0
  const proposal = view.undo?.proposal ?? 0
  const choices: readonly Action[] = [
    { kind: 'choose', entry, texts },
    ...(view.decides?.how === 'vote' ? [{ kind: 'settle', entry, texts } as const] : []),
    ...(view.decision?.mute === undefined ? [] : [{ kind: 'mute', entry } as const]),
    ...(view.undo === undefined ? [] : [{ kind: 'undo-agree', proposal } as const]),
  ]
  const others: readonly Action[] = [
    { kind: 'choose', entry: entry + 1, texts },
    { kind: 'choose', entry, texts: ['dance'] },
    { kind: 'vote', entry, texts, seat },
    { kind: 'follow', on },
    { kind: 'mute', entry },
    { kind: 'unmute', seat, key: 'raid' },
    { kind: 'undo-propose', entry, to: pick(table.undoMenu().map(({ to }) => to)) ?? 0 },
    { kind: 'undo-agree', proposal },
    { kind: 'undo-refuse', proposal },
    { kind: 'allow', seat, on },
    { kind: 'take-seat', seat, name: pick(['Ana Lú', 'B', 'Çy']) },
    { kind: 'leave-seat', seat },
    { kind: 'seat-bot', seat, bot: 'greedy' },
    { kind: 'here' },
    { kind: 'away' },
    { kind: 'say', text: 'Hm: 1 + 1?' },
    { kind: 'phrase', phrase: pick(PHRASES) },
    { kind: 'settings', allRoutine: on },
  ]
  if (random.below(3) === 0) return { person: pick(WHO), action: pick(others) }
  const able = WHO.filter((person) => {
    const { mine } = table.view(person)
    return mine !== undefined && (mine.mayChoose || mine.mayVote || mine.mayAgree)
  })
  return { person: pick(able.length === 0 ? WHO : able), action: pick(choices) }
}

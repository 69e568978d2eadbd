/** What deserves a look of its own: a treasure lost, the second wave, the end. */
import type { Telling } from '@muster/engine'
import type { Moment } from '../../look/moment-banner.tsx'
import type { Table } from './table.ts'
import type { AroundTexts } from './texts/around/words.ts'

const GREAT = ['won', 'lost', 'looted', 'wave']
/** What `lost` tells: the Vault was looted. */
const VAULT_LOOTED = 0

export const isMoment = (events: readonly Telling[]): boolean =>
  events.some(({ name }) => GREAT.includes(name))

/** The greatest of what has just happened. */
export function momentIn(
  events: readonly Telling[],
  { names, view }: Table,
  { moment: texts }: AroundTexts,
): Moment | undefined {
  const found = GREAT.map((great) => events.find(({ name }) => name === great))
  const event = found.find((one) => one !== undefined)
  switch (event?.name) {
    case 'won':
      return { icon: 'crown', title: texts.won, note: texts.wonNote, tone: 'won' }
    case 'lost': {
      const note = event.a === VAULT_LOOTED ? texts.lostNote : texts.lostByScenario
      return { icon: 'skull', title: texts.lost, note, tone: 'bad' }
    }
    case 'looted':
      return {
        icon: 'door',
        title: texts.looted(names.inRoom(event.a)),
        note: texts.value(event.b),
        tone: 'bad',
      }
    case 'wave':
      return {
        icon: 'flag',
        title: texts.wave,
        note: texts.waveNote(view.guild.left),
        tone: 'good',
      }
    default:
      return undefined
  }
}

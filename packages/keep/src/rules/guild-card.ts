/** A Guild card is resolved: heroes are summoned, or the scenario has its say (K6.1 to K6.4). */
import { GUILD_HERO, kindOf } from '../content.ts'
import { countOf, lowestOf } from '../map/geometry.ts'
import { roomsOf } from '../map/rooms.ts'
import { FRESH } from '../state.ts'
import { freeTokens, heroIn, noToken } from './heroes.ts'
import { core, procedure } from './procedure.ts'

const HEROES_A_CARD = 2

/** `rooms`: those that may still be chosen, as bits; `missing`: a token was (K6.3). */
export const guildCard = procedure(
  'guild-card',
  ['card', 'class', 'rooms', 'left', 'missing', 'placed'],
  {
    read(u, f) {
      const kind = kindOf(u, f.card)
      if (kind.type !== GUILD_HERO) {
        u.tell('scenario', f.card)
        core.perform(u, kind.list, u.state.active, f.card)
        return 'done'
      }
      f.class = kind.of
      f.rooms = roomsOf(u.state, kind.at)
      // K6.16
      if (f.rooms === 0) {
        u.tell('no-room', kind.at)
        return 'done'
      }
      const wanted = Math.min(HEROES_A_CARD, countOf(f.rooms))
      f.left = Math.min(wanted, freeTokens(u.state, f.class))
      f.missing = f.left < wanted ? 1 : 0
      return 'summon'
    },
    // K6.2, K6.21
    summon: {
      ask(u, f, d) {
        if (f.left === 0) return 'missing'
        if (countOf(f.rooms) === f.left) return 'all'
        const rule = f.missing === 1 ? 'K6.21' : 'K6.2'
        d.askParty(u.state.active, false, 'summon-rooms', rule, f.class, f.left)
        d.continues = f.placed > 0
        for (let left = f.rooms; countOf(left) >= f.left; left &= left - 1) {
          d.option('summon-in', lowestOf(left))
        }
        return undefined
      },
      answer(u, f, choice) {
        heroIn(u, f.class, choice.a, FRESH)
        f.rooms &= ~((2 << choice.a) - 1)
        f.left--
        f.placed++
        return 'summon'
      },
    },
    all(u, f) {
      for (let left = f.rooms; left !== 0; left &= left - 1) {
        heroIn(u, f.class, lowestOf(left), FRESH)
      }
      return 'missing'
    },
    // K6.3
    missing(u, f) {
      if (f.missing === 1) noToken(u, f.class)
      return 'done'
    },
  },
)

/** Rooms in every state, to be looked at. */
import { ROOMS, type Room, type RoomView, SYMBOLS } from '@muster/keep/view'

const plain = (room: Room, n: number): RoomView => ({
  room,
  n,
  x: n % 4,
  y: Math.trunc(n / 4),
  turn: 0,
  joined: ['N', 'E', 'S', 'W'],
  distance: 1,
  symbol: SYMBOLS[n % SYMBOLS.length],
  heroes: [],
  monsters: [],
  tokens: [],
  portal: 'none',
  treasure: 0,
  marks: 0,
  danger: undefined,
  closed: false,
})

const hero = (n: number, awake: boolean, count = 1, wounds = 0): RoomView['heroes'][number] => ({
  hero: n,
  alike: [n],
  class: (['warrior', 'rogue', 'mage', 'archer'] as const)[n % 4],
  awake,
  step: awake ? 2 : 0,
  wounds,
  count,
})

const CLANS = ['ratfolk', 'red-dragon', 'gremlins', 'skeletons', 'witches', 'gnolls'] as const

const stack = (seat: number, count: number, wounds = 0): RoomView['monsters'][number] => ({
  seat,
  clan: CLANS[seat],
  wounds,
  count,
  monster: seat * 60 + wounds,
})

const all = ROOMS.map(plain)
const danger = (awake: number, value: number, guarded = false) => ({
  awake,
  value,
  guarded,
  falls: awake >= value && !guarded,
  beaten: false,
})

/** Each room of the house, and each state on some of them. */
export const sampleRooms: readonly RoomView[] = all.map((room, n): RoomView => {
  switch (n) {
    case 0:
      return { ...room, treasure: 4, danger: danger(3, 4), monsters: [stack(0, 5), stack(1, 1, 2)] }
    case 1:
      return { ...room, portal: 'uncompleted', tokens: [{ token: 'book', count: 2 }] }
    case 2:
      return { ...room, portal: 'completed', tokens: [{ token: 'frog', count: 3 }] }
    case 3:
      return { ...room, treasure: 1, danger: danger(1, 1), joined: ['E'] }
    case 4:
      return { ...room, tokens: [{ token: 'trap', count: 2 }], monsters: [stack(2, 2)] }
    case 5:
      return { ...room, heroes: [hero(0, true), hero(1, true), hero(2, true), hero(3, true)] }
    case 6:
      return { ...room, heroes: [hero(0, false), hero(1, false), hero(2, false), hero(3, false)] }
    case 7:
      return { ...room, treasure: 2, danger: danger(4, 2, true), monsters: [stack(3, 1)] }
    case 8:
      return {
        ...room,
        treasure: 3,
        danger: danger(6, 3),
        heroes: [hero(0, true), hero(1, false, 2), hero(2, false, 1, 1), hero(3, false)],
        monsters: [stack(0, 3), stack(4, 1), stack(5, 2)],
        tokens: [
          { token: 'trap', count: 1 },
          { token: 'coin', count: 4 },
          { token: 'bone', count: 1 },
        ],
        portal: 'completed',
      }
    case 9:
      return { ...room, heroes: [hero(0, false, 2), hero(3, false)], joined: ['N', 'E'] }
    default:
      return { ...room, closed: n === 10, marks: n === 11 ? 2 : 0 }
  }
})

/** Plays at a hall as the page would: through its questions alone. */
import { type MatchRecord, parseMatch } from '@muster/engine'
import { NOTE_NAMES } from '@muster/table'
import type { MatchView, NewMatch, News } from '../host/protocol.ts'
import { Hall, type World } from '../worker/hall.ts'
import { BrowserStore, type Store } from '../worker/store.ts'

/** The code of a deal. */
export const SEED = '00112233445566778899aabbccddeeff'

export const parse = (notation: string): MatchRecord => parseMatch(notation, { notes: NOTE_NAMES })

let stores = 0

/** A storage of its own. */
export const freshStore = (): BrowserStore => new BrowserStore(`hall-${process.pid}-${stores++}`)

/** A hall that is asked as the page asks: each choice is written down, and how, before anything else. */
export function hallOf(world: World): Hall {
  const hall = new Hall(world)
  const { act, bot, sequence } = hall
  const settled = async (answer: Promise<News>): Promise<News> => {
    const news = await answer
    await hall.settle()
    const kept = await hall.kept({ id: news.view.id })
    return { ...news, view: { ...news.view, kept } }
  }
  hall.act = (ask) => settled(act(ask))
  hall.bot = (ask) => settled(bot(ask))
  hall.sequence = (ask) => settled(sequence(ask))
  return hall
}

/** A hall whose chance is repeatable, and whose clock goes on by a second a look. */
export function hallWith(store: Store, first = 1): Hall {
  let asked = first * 1000
  let now = 1_700_000_000_000
  return hallOf({
    store,
    now: () => {
      now += 1000
      return now
    },
    random: (bytes) => (++asked).toString(16).padStart(bytes * 2, '9'),
  })
}

export const threeSeats: NewMatch = {
  game: 'tenefyr',
  options: { players: 3, level: 'easy' },
  seats: [{ name: 'Ana' }, { name: 'Bo', bot: 'greedy' }, { name: 'Zoé' }],
  routine: false,
}

export const solo: NewMatch = {
  game: 'tenefyr',
  options: { players: 1 },
  seats: [{ name: 'Ana' }],
  routine: false,
}

/** Which option a person takes: the n-th decision of the match takes the n-th, round and round; of a row of picks the first, since the last may be open only after others. */
const pick = ({ decision, entry }: MatchView): string => {
  if (decision === undefined) throw new Error('nothing is asked')
  return decision.options[decision.row ? 0 : entry % decision.options.length].text
}

/** One choice or vote, by whoever is to make it. */
export async function step(hall: Hall, { view }: News, text = pick(view)): Promise<News> {
  const { id, decision, table } = view
  const { decides, votes } = table
  if (decision === undefined || decides === undefined) throw new Error('nothing is asked')
  const { entry } = decision
  if (decides.how === 'bot') {
    const { game, pack, state, entry: version } = view
    const bot = decides.bot?.name ?? ''
    const considered = await hall.consider({ game, pack, state, version, bot })
    return await hall.bot({ id, entry, ...considered })
  }
  const seat = decides.seats.find((one) => !votes.some((vote) => vote.seat === one))
  const [person] = table.seats[seat ?? decides.seats[0]].people
  const texts = [...(votes[0]?.texts ?? [text])]
  return await hall.act({ id, person, action: { kind: 'choose', entry, texts } })
}

export async function playUntil(
  hall: Hall,
  from: News,
  isReached: (view: MatchView) => boolean,
): Promise<News> {
  let news = from
  for (let steps = 0; steps < 3000; steps++) {
    if (isReached(news.view)) return news
    news = await step(hall, news)
  }
  throw new Error('this is not reached')
}

/** Plays matches until one reaches it. */
export async function reach(
  hall: Hall,
  setup: NewMatch,
  isReached: (view: MatchView) => boolean,
): Promise<News> {
  for (let matches = 0; matches < 20; matches++) {
    const first = await hall.start(setup)
    const news = await playUntil(hall, first, (view) => isReached(view) || isOver(view))
    if (isReached(news.view)) return news
  }
  throw new Error('no match reaches this')
}

export const isOver = ({ decision }: MatchView): boolean => decision === undefined
export const at =
  (prompt: string) =>
  ({ decision }: MatchView): boolean =>
    decision?.prompt === prompt

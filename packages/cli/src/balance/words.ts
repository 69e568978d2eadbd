/** Findings in a reader's language: numbers, names of things, sentences. */
import type { LanguageCode } from '@muster/engine'
import type { Box } from '../games.ts'
import { balanceTextsIn } from '../texts/balance/index.ts'
import { fill } from '../texts/index.ts'
import { FROM_POOL, PLAYERS_APART, RANDOM_BELOW, type Verdict } from './findings/bounds.ts'
import type { CardFinding } from './findings/cards.ts'
import type { StandsOut } from './findings/stands-out.ts'

export type Words = ReturnType<typeof wordsIn>

const MOST_NAMES = 8
const LOCALES: Readonly<Record<LanguageCode, string>> = { en: 'en-GB', fr: 'fr-FR', pt: 'pt-BR' }

export function wordsIn(box: Box, language: LanguageCode) {
  const texts = balanceTextsIn[language]
  const byKey: { readonly [key: string]: string } = texts
  const named = (prefix: string, name: string) =>
    byKey[prefix + name.charAt(0).toUpperCase() + name.slice(1)] ?? name
  const formats = [0, 1].map(
    (digits) =>
      new Intl.NumberFormat(LOCALES[language], {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
  const number = (value: number, digits = 0) => formats[digits].format(value).replace('-', '−')
  const percent = (hundredths: number) => `${number(hundredths)} %`
  const points = (value: number) => `${value > 0 ? '+' : ''}${number(value, 1)}`
  const players = (n: number) => {
    if (box.balance.groups.includes('quest')) return fill(texts.heroesMany, { n: Math.max(2, n) })
    return fill(n === 1 ? texts.player : texts.playersMany, { n })
  }
  const level = (name: string) => box.balance.levelTitle(name, language)
  const sheets = box.cards(language)
  const card = (as: string, name: string) => {
    const sheet = sheets.find((one) => one.name === name)
    if (sheet === undefined) return box.balance.title(as, name, language)
    // A Dungeon card has another name as loot.
    return as.startsWith('loot') ? sheet.names[sheet.names.length - 1].title : sheet.title
  }
  const member = (group: string, name: string) => {
    if (group === 'level') return level(name)
    if (group === 'players') return players(Number(name))
    return box.balance.title(group, name, language)
  }
  const verdict = (is: Verdict) => named('verdict', is)
  return {
    language,
    texts,
    number,
    percent,
    points,
    players,
    level,
    card,
    member,
    verdict,
    group: (name: string) => named('group', name),
    /** `enemy/3`: enemies of level 3. */
    as(name: string) {
      const [sort, tier] = name.split('/')
      const title = named('as', sort)
      return tier === undefined ? title : fill(texts.asTier, { sort: title, n: tier })
    },
    present: (name: string) => named('present', name.split('/')[0]),
    named,
  }
}

export interface SaidOut {
  readonly verdict: Verdict | undefined
  readonly text: string
}

export function sayStandsOut(found: StandsOut, words: Words): SaidOut {
  const { texts, percent, points, number } = words
  switch (found.what) {
    case 'cell': {
      const { level, players, share, band, verdict } = found.cell
      const text = fill(texts.outCell, {
        level: words.level(level),
        players: words.players(players),
        share: percent(share),
        low: number(band?.low ?? 0),
        high: percent(band?.high ?? 0),
      })
      return { verdict, text }
    }
    case 'random': {
      const { level, players, share, verdict } = found.cell
      const text = fill(texts.outRandom, {
        share: percent(share),
        level: words.level(level),
        players: words.players(players),
        most: percent(RANDOM_BELOW),
      })
      return { verdict, text }
    }
    case 'apart': {
      const { level, apart, apartVerdict } = found.level
      const values = { level: words.level(level), points: number(apart), most: PLAYERS_APART }
      return { verdict: apartVerdict, text: fill(texts.outApart, values) }
    }
    case 'member': {
      const { name, difference, verdict } = found.member
      const text = fill(texts.outMember, {
        group: words.group(found.group),
        name: words.member(found.group, name),
        points: points(difference?.is ?? 0),
        most: FROM_POOL,
      })
      return { verdict, text }
    }
    case 'strong':
      return { verdict: undefined, text: sayCards(texts.outStrong, found.as, found.cards, words) }
    case 'weak':
      return { verdict: undefined, text: sayCards(texts.outWeak, found.as, found.cards, words) }
    case 'unchosen':
      return { verdict: undefined, text: sayCards(texts.outUnchosen, found.as, found.cards, words) }
    case 'idle':
      return { verdict: undefined, text: sayCards(texts.outIdle, found.as, found.cards, words) }
    case 'swingy': {
      const text = fill(texts.outSwingy, {
        name: words.member(found.group, found.member.name),
        points: number(found.member.swing, 1),
        all: number(found.all.swing, 1),
      })
      return { verdict: undefined, text }
    }
  }
}

/** Several cards only where one number holds for all of them. */
function sayCards(text: string, as: string, cards: readonly CardFinding[], words: Words): string {
  const names = cards.map(({ name }) => words.card(as, name))
  const shown = names.slice(0, MOST_NAMES).join(', ')
  const count = names.length - MOST_NAMES
  const [{ effect, picks, offers, byChance }] = cards
  return fill(text, {
    names: count > 0 ? fill(words.texts.more, { names: shown, count }) : shown,
    count: names.length,
    as: words.as(as),
    points: words.points(effect?.is ?? 0),
    low: words.points(effect?.low ?? 0),
    high: words.points(effect?.high ?? 0),
    picks: words.number(picks),
    offers: words.number(offers),
    chance: words.number(byChance),
  })
}

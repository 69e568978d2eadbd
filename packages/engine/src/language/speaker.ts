/** Makes sentences from clauses, in one language and with one game's lexicon. */
import type { Clause, Deed, Lexicon, Phrase, Sentence, Subject, Verb } from './clause.ts'
import { you } from './clause.ts'
import { capital, type Grammar } from './grammar.ts'
import { entry, type Form, fill } from './template.ts'

export interface Speaker {
  /** A whole sentence: capital, closing dot. */
  sentence(sentence: Sentence): string
  /** A list of clauses as the sentences a card prints. */
  sentences(clauses: readonly Clause[]): string[]
  /** One sentence's worth to stand inside another: no capital, no dot. */
  inline(clauses: readonly Clause[]): string
  /** What `who` would do, in the infinitive, to stand inside a sentence or on a button. */
  infinitive(clauses: readonly Clause[], who?: Subject): string
  /** A phrase by itself, as it is. */
  phrase(phrase: Phrase, owner?: Subject): string
}

export function speaker(grammar: Grammar, lexicon: Lexicon): Speaker {
  const v: Voice = { grammar, lexicon }
  const whole = (text: string): string => `${capital(grammar.finish(text))}.`
  return {
    sentence: ({ when, clauses }) => whole(within(v, when, inOneSentence(v, clauses))),
    sentences: (clauses) => grouped(clauses).map((group) => whole(inOneSentence(v, group))),
    inline: (clauses) => grammar.finish(inOneSentence(v, clauses)),
    infinitive: (clauses, who = you) => grammar.finish(freely(v, clauses, who)),
    phrase: (what, owner = you) => grammar.finish(phrase(v, what, owner, 'infinitive')),
  }
}

interface Voice {
  readonly grammar: Grammar
  readonly lexicon: Lexicon
}

/** How a clause begins: with its subject, or without it because that was just said. */
interface Opening {
  readonly silent: boolean
  /** Follows the subject: "whose deck is empty". */
  readonly relative: string
}

const withSubject: Opening = { silent: false, relative: '' }

function phrase({ grammar, lexicon }: Voice, what: Phrase, owner: Subject, form: Form): string {
  const template = entry(lexicon.phrases, what.key, 'phrase')
  return fill(template, { grammar, lexicon, args: what.args ?? {}, owner, form })
}

function within(v: Voice, when: Phrase | undefined, text: string): string {
  return when === undefined ? text : `${phrase(v, when, you, 'infinitive')}, ${text}`
}

function subject({ grammar, lexicon }: Voice, who: Subject): string {
  if (who.name !== undefined) return who.name[grammar.language].text
  const template = entry(lexicon.subjects, who.key ?? '', 'subject')
  const owner = who.by ?? you
  return fill(template, { grammar, lexicon, args: {}, owner, form: 'infinitive' })
}

/** Verb and the rest, in one form. */
function predicate(v: Voice, verb: string, what: Phrase, who: Subject, form: Form): string {
  const rest = phrase(v, what, who, form)
  const said = entry(v.lexicon.verbs, verb, 'verb')[form]
  return /^,|^$/.test(rest) ? said + rest : `${said} ${rest}`
}

/** Deeds one after the other in one sentence; a subject is said once. */
function inOneSentence(v: Voice, clauses: readonly Clause[], opening = withSubject): string {
  return v.grammar.inTurn(
    clauses.map((clause, i) => {
      if (i === 0) return finite(v, clause, opening)
      return finite(v, clause, { silent: haveSameSubject(clause, clauses[i - 1]), relative: '' })
    }),
  )
}

function finite(v: Voice, clause: Clause, opening: Opening): string {
  const { grammar } = v
  switch (clause.kind) {
    case 'deed':
      return finiteDeed(v, clause, opening)
    case 'may':
      return may(v, clause.who, grammar.inTurn(acts(v, clause.do, clause.who)), opening)
    case 'pay':
      return pay(v, clause, opening)
    case 'choose':
      return does(v, clause.who, grammar.choose, opening) + grammar.one + options(v, clause)
    case 'repeat': {
      const { verb, inner } = repeated(v, clause, clause.who.person === 'you')
      return `${does(v, clause.who, verb, opening)} ${grammar.times(clause.times)}${inner}`
    }
    case 'if':
      return provided(v, clause, opening)
    case 'during':
      return within(v, clause.when, inOneSentence(v, clause.do))
  }
}

function finiteDeed(v: Voice, { who, verb, what, may: optional }: Deed, opening: Opening): string {
  if (optional === true) return may(v, who, predicate(v, verb, what, who, 'infinitive'), opening)
  if (who.person === 'you') return predicate(v, verb, what, who, 'imperative')
  return said(v, who, predicate(v, verb, what, who, who.person), opening)
}

function said(v: Voice, who: Subject, text: string, { silent, relative }: Opening): string {
  return silent ? text : `${subject(v, who)}${relative} ${text}`
}

function may(v: Voice, who: Subject, deed: string, opening: Opening): string {
  const text = `${v.grammar.may(who.person)} ${deed}`
  return who.person === 'you' ? text : said(v, who, text, opening)
}

function does(v: Voice, who: Subject, verb: Verb, opening: Opening): string {
  return who.person === 'you' ? verb.imperative : said(v, who, verb[who.person], opening)
}

/** "Discard a card to …" is a choice by itself; of others it must be said that they may. */
function pay(v: Voice, clause: Clause & { kind: 'pay' }, opening: Opening): string {
  const { who } = clause
  if (who.person !== 'you') return may(v, who, bargain(v, clause), opening)
  const price = clause.price.map((part) => finite(v, part, withSubject))
  return `${v.grammar.and(price)} ${purpose(v, clause)}`
}

function bargain(v: Voice, clause: Clause & { kind: 'pay' }): string {
  return `${v.grammar.and(acts(v, clause.price, clause.who))} ${purpose(v, clause)}`
}

function purpose(v: Voice, clause: Clause & { kind: 'pay' }): string {
  return `${v.grammar.to} ${v.grammar.and(acts(v, clause.to, clause.who))}`
}

/** Options with commas of their own are kept apart by semicolons. */
function options(v: Voice, clause: Clause & { kind: 'choose' }): string {
  const { grammar } = v
  const ways = clause.from.map((list) => freely(v, list, clause.who))
  if (!ways.some((way) => /[,;]/.test(way))) return grammar.colon + grammar.or(ways)
  const or = grammar.or(['', '']).replace(',', '').trim()
  const last = ways.length - 1
  return grammar.colon + [...ways.slice(0, last), `${or} ${ways[last]}`].join(grammar.semicolon)
}

/** What is done several times; a lone choice is "choose twice", not "do this twice: choose". */
function repeated(v: Voice, { who, do: list }: Clause & { kind: 'repeat' }, isTold: boolean) {
  const { grammar } = v
  const [first] = list
  if (list.length === 1 && first.kind === 'choose') {
    return { verb: grammar.choose, inner: options(v, first) }
  }
  const inner = isTold ? inOneSentence(v, list) : grammar.inTurn(acts(v, list, who))
  return { verb: grammar.again, inner: grammar.colon + inner }
}

function provided(v: Voice, clause: Clause & { kind: 'if' }, opening: Opening): string {
  const { grammar } = v
  const { who, relative } = clause
  if (who.each === true && relative !== undefined) {
    const those = ` ${phrase(v, relative, who, 'one')}`
    return inOneSentence(v, clause.so, { ...opening, relative: those })
  }
  const text = `${phrase(v, clause.condition, who, 'one')}, ${inOneSentence(v, clause.so)}`
  if (clause.otherwise.length === 0) return text
  return text + grammar.semicolon + grammar.otherwise + inOneSentence(v, clause.otherwise)
}

/** In the infinitive where no word before it asks for one: what others do is said as it happens. */
function freely(v: Voice, clauses: readonly Clause[], who: Subject): string {
  // What depends on something before it, say a die, is no next step of the same kind.
  const later = clauses.findIndex(({ kind }, i) => i > 0 && kind === 'if')
  const cut = later < 0 ? clauses.length : later
  const first = clauses.slice(0, cut).map((clause, i) => {
    const isSilent = i > 0 && haveSameSubject(clause, clauses[i - 1])
    return free(v, clause, who, { silent: isSilent, relative: '' })
  })
  const rest = later < 0 ? [] : [freely(v, clauses.slice(cut), who)]
  return [v.grammar.inTurn(first), ...rest].join(v.grammar.semicolon)
}

function free(v: Voice, clause: Clause, who: Subject, opening: Opening): string {
  const { grammar } = v
  if (clause.kind === 'if' && clause.relative === undefined) {
    const text = `${phrase(v, clause.condition, clause.who, 'one')}, ${freely(v, clause.so, who)}`
    if (clause.otherwise.length === 0) return text
    return text + grammar.semicolon + grammar.otherwise + freely(v, clause.otherwise, who)
  }
  if (clause.kind === 'during' || !same(clause.who, who)) return finite(v, clause, opening)
  if (clause.kind !== 'may') return act(v, clause, who)
  return `${grammar.ifWanted[who.person]}, ${grammar.inTurn(acts(v, clause.do, who))}`
}

/** Each clause in the infinitive, as the act of `who`: after "may" and "to". */
function acts(v: Voice, clauses: readonly Clause[], who: Subject): string[] {
  return clauses.map((clause) => act(v, clause, who))
}

function act(v: Voice, clause: Clause, who: Subject): string {
  const { grammar } = v
  switch (clause.kind) {
    case 'deed':
      return deedAsAct(v, clause, who)
    case 'during':
      return within(v, clause.when, inOneSentence(v, clause.do))
    case 'if': {
      const text = `${grammar.inTurn(acts(v, clause.so, who))} ${phrase(v, clause.condition, clause.who, 'one')}`
      if (clause.otherwise.length === 0) return text
      const rest = grammar.inTurn(acts(v, clause.otherwise, who))
      return text + grammar.semicolon + grammar.otherwise + rest
    }
    default:
      return lets(v, clause.who, who) + ownAct(v, clause)
  }
}

function ownAct(v: Voice, clause: Clause & { kind: 'may' | 'pay' | 'choose' | 'repeat' }): string {
  const { grammar } = v
  switch (clause.kind) {
    case 'may': {
      const { do: list, who } = clause
      return `${grammar.inTurn(acts(v, list, who))} ${grammar.ifWanted[who.person]}`
    }
    case 'pay':
      return bargain(v, clause)
    case 'choose':
      return grammar.choose.infinitive + grammar.one + options(v, clause)
    case 'repeat': {
      const { verb, inner } = repeated(v, clause, false)
      return `${verb.infinitive} ${grammar.times(clause.times)}${inner}`
    }
  }
}

function deedAsAct(v: Voice, deed: Deed, who: Subject): string {
  if (same(deed.who, who)) return predicate(v, deed.verb, deed.what, who, 'infinitive')
  if (deed.act !== undefined) return predicate(v, deed.act.verb, deed.act.what, who, 'infinitive')
  return lets(v, deed.who, who) + predicate(v, deed.verb, deed.what, deed.who, 'infinitive')
}

/** "let each other player", where somebody else does it. */
function lets(v: Voice, doer: Subject, who: Subject): string {
  return same(doer, who) ? '' : `${v.grammar.let.infinitive} ${subject(v, doer)} `
}

function same(a: Subject, b: Subject): boolean {
  return a.person === b.person && a.key === b.key && a.name === b.name
}

function haveSameSubject(a: Clause, b: Clause): boolean {
  if (a.kind === 'during' || b.kind === 'during' || a.kind === 'if' || b.kind === 'if') return false
  return same(a.who, b.who)
}

const longest = 3

/** Simple deeds of one subject share a sentence; all else has its own. */
function grouped(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    const last = groups[groups.length - 1]
    const joins =
      last !== undefined &&
      last.length < longest &&
      isPlain(clause) &&
      isPlain(last[0]) &&
      haveSameSubject(clause, last[0])
    if (joins) last.push(clause)
    else groups.push([clause])
  }
  return groups
}

function isPlain(clause: Clause): boolean {
  return clause.kind === 'deed' && clause.may !== true
}

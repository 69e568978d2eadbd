/** What happened: a sentence for each event, or one for several that belong together. */
import { counted } from '@muster/engine'
import { CONDITIONS, ENEMIES, FACES, MOST_HEROES, PHASES } from '../state.ts'
import { cardText, listText, triggerTitle } from './effects.ts'
import { deedsTold, facesSaid, type Run, rollTold, sharesTold } from './rolls.ts'
import {
  byText,
  cardSaid,
  cardTitle,
  causeText,
  counterTitle,
  enemiesSaid,
  enemyNoun,
  enemySaid,
  heroesSaid,
  heroSaid,
  type Scene,
  whereText,
} from './scene.ts'
import { speechOf } from './speech.ts'
import type { Sentences } from './talk.ts'

type Say = (scene: Scene, run: Run) => string
/** `hidden` is told of enemies that are spawned face down. */
type Told = Exclude<keyof Sentences, 'hidden'>

/** Cards by name, alike ones with their number. */
const listed = (scene: Scene, cards: readonly number[]): string =>
  scene.grammar.and(counted(cards.map((card) => cardTitle(scene, card))))

type CardDeed = 'chose' | 'drew' | 'found' | 'item-used' | 'item-gone'
const deed =
  (name: CardDeed): Say =>
  (s, run) =>
    speechOf(s).sentences[name](
      heroSaid(s, run[0].a),
      listed(
        s,
        run.filter((e) => e.name === name).map(({ b }) => b),
      ),
    )

const turned =
  (name: 'exhausted' | 'readied'): Say =>
  (s, run) =>
    speechOf(s).sentences[name](
      heroSaid(s, run[0].a),
      listed(
        s,
        run.map(({ b }) => b),
      ),
      byText(s, run[0].c),
    )

const foes = (scene: Scene, run: Run, name: string = run[0].name) =>
  enemiesSaid(
    scene,
    run.filter((event) => event.name === name).map(({ a }) => enemyNoun(scene, a)),
  )

const heroLeft = ({ state }: Scene, hero: number, wounds: number): number =>
  Math.max(0, state.health[hero] - wounds)

function enemyLeft({ content }: Scene, enemy: number, wounds: number): number {
  return enemy < 0 ? 0 : Math.max(0, content.kinds[content.kindOf[enemy]].health - wounds)
}

const fellIn = (run: Run): boolean => run.some(({ name }) => name === 'defeated')

const says: { readonly [E in Told]: Say } = {
  lot: (s, run) =>
    speechOf(s).sentences.lot(
      listed(
        s,
        run.map(({ a }) => a),
      ),
    ),
  round: (s, [e]) => speechOf(s).sentences.round(e.a),
  phase: (s, [e]) => speechOf(s).sentences.phase(s.talk.phases[PHASES[e.a]]),
  activates: (s, [e]) => speechOf(s).sentences.activates(heroSaid(s, e.a), e.b),
  'broken-off': (s, [e]) => speechOf(s).sentences['broken-off'](heroSaid(s, e.a)),
  exhausted: turned('exhausted'),
  readied: turned('readied'),
  'readied-all': (s, [e]) => speechOf(s).sentences['readied-all'](heroSaid(s, e.a)),
  chose: deed('chose'),
  aimed: (s, run) =>
    speechOf(s).sentences.aimed(
      heroSaid(s, run[0].a),
      enemiesSaid(
        s,
        run.map(({ b }) => enemyNoun(s, b)),
      ).text,
    ),
  aids: (s, [e]) => speechOf(s).sentences.aids(heroSaid(s, e.a), heroSaid(s, e.b)),
  roll: (s, run) => speechOf(s).sentences.roll(heroSaid(s, run[0].a), rollTold(s, run)),
  'hero-die': (s, run) =>
    speechOf(s).sentences['hero-die'](heroSaid(s, run[0].a), rollTold(s, run).faces.join(', ')),
  'enemy-die': (s, run) =>
    speechOf(s).sentences['enemy-die'](
      heroSaid(s, run[0].a),
      facesSaid(
        s,
        run.map(({ b }) => b),
      ).join(', '),
    ),
  rerolled: (s, [e]) =>
    speechOf(s).sentences.rerolled(
      s.talk.faces[FACES[e.b]].text,
      s.talk.faces[FACES[e.c]].text,
      causeText(s, e.d),
    ),
  staked: (s, [e]) => speechOf(s).sentences.staked(heroSaid(s, e.a), e.b),
  added: (s, [e]) => speechOf(s).sentences.added(heroSaid(s, e.a), e.b, causeText(s, e.c)),
  successes: (s, run) => speechOf(s).sentences.successes(heroSaid(s, run[0].a), rollTold(s, run)),
  dealt: (s, run) => speechOf(s).sentences.dealt(sharesTold(s, run)),
  counterattack: (s, run) => {
    const { text, many } = foes(s, run)
    return speechOf(s).sentences.counterattack(
      text,
      many,
      run.reduce((sum, { c }) => sum + c, 0),
    )
  },
  blow: (s, run) => {
    const blow = run.find(({ name }) => name === 'blow') ?? run[0]
    const { a: hero, b: sum, c: defenses, d: wounds } = blow
    const { text } = foes(s, run, 'counterattack')
    const now = run.find(({ name }) => name === 'wounded')?.c ?? s.state.wounds[hero]
    return speechOf(s).sentences.blow(
      heroSaid(s, hero),
      text,
      { sum, defenses, wounds },
      heroLeft(s, hero, now),
    )
  },
  threat: (s, run) =>
    speechOf(s).sentences.threat(
      s.grammar.and(run.filter(({ name }) => name === 'threat-of').map(({ a }) => causeText(s, a))),
    ),
  wounded: (s, run) => {
    const [e] = run
    return speechOf(s).sentences.wounded(
      heroesIn(s, run),
      e.b,
      heroLeft(s, e.a, e.c),
      byText(s, e.d),
    )
  },
  recovered: (s, run) => {
    const [e] = run
    return speechOf(s).sentences.recovered(
      heroesIn(s, run),
      e.b,
      heroLeft(s, e.a, e.c),
      byText(s, e.d),
    )
  },
  fell: (s, [e]) => speechOf(s).sentences.fell(heroSaid(s, e.a)),
  hurt: (s, run) => {
    const [e] = run
    return speechOf(s).sentences.hurt(
      enemySaid(s, e.a),
      e.b,
      enemyLeft(s, e.a, e.c),
      byText(s, e.d),
      fellIn(run),
    )
  },
  healed: (s, [e]) => speechOf(s).sentences.healed(enemySaid(s, e.a), e.b, enemyLeft(s, e.a, e.c)),
  defeated: (s, run) => {
    const { text, many } = foes(s, run)
    return speechOf(s).sentences.defeated(text, many)
  },
  claimed: (s, run) => {
    const [e] = run
    return speechOf(s).sentences.claimed(heroesIn(s, run), e.b, e.c, byText(s, e.d))
  },
  excess: (s, [e]) => speechOf(s).sentences.excess(heroSaid(s, e.a), e.b),
  'lost-tokens': (s, [e]) =>
    speechOf(s).sentences['lost-tokens'](heroSaid(s, e.a), e.b, e.c, byText(s, e.d)),
  condition: (s, run) =>
    speechOf(s).sentences.condition(
      heroesIn(s, run),
      s.talk.conditions[CONDITIONS[run[0].b]],
      byText(s, run[0].c),
    ),
  'condition-gone': (s, run) =>
    speechOf(s).sentences['condition-gone'](
      heroesIn(s, run),
      s.talk.conditions[CONDITIONS[run[0].b]],
    ),
  progress: (s, run) => {
    const [e] = run
    const here = Math.max(0, e.d)
    const { exploration } = s.content.kinds[s.content.kindOf[here]]
    // It may have been lost in between: then nothing but the progress says that it is explored again.
    const explored = e.b >= exploration && e.b - e.a < exploration
    const { progress } = speechOf(s).sentences
    return progress(cardSaid(s, here), e.a, e.b, exploration, byText(s, e.c), explored)
  },
  explored: (s, [e]) => speechOf(s).sentences.explored(cardSaid(s, e.a)),
  acts: (s, run) =>
    speechOf(s).sentences.acts(
      enemySaid(s, run[0].a),
      deedsTold(s, run),
      run.some(({ name }) => name === 'enemy-tired'),
    ),
  'enemy-tired': (s, [e]) => speechOf(s).sentences['enemy-tired'](enemySaid(s, e.a)),
  spawned: (s, run) =>
    run[0].c === 1
      ? speechOf(s).sentences.hidden(run.length)
      : speechOf(s).sentences.spawned(
          run
            .filter(({ name }) => name === 'spawned')
            .map(({ a, b }) => ({ enemy: enemySaid(s, a), where: whereText(s, b) })),
        ),
  'nothing-to-spawn': (s) => speechOf(s).sentences['nothing-to-spawn'](),
  engaged: (s, [e]) =>
    speechOf(s).sentences.engaged(
      enemySaid(s, e.a),
      heroSaid(s, e.b),
      e.c >= 0 && e.c < MOST_HEROES && e.c !== e.b ? heroSaid(s, e.c) : undefined,
    ),
  'no-room': (s, [e]) => speechOf(s).sentences['no-room'](enemySaid(s, e.a), heroSaid(s, e.b), e.c),
  retreated: (s, run) => {
    const { text, many } = foes(s, run)
    return speechOf(s).sentences.retreated(text, many)
  },
  'turned-up': (s, run) => speechOf(s).sentences['turned-up'](names(s, run)),
  looked: (s, run) => speechOf(s).sentences.looked(names(s, run)),
  'enemy-discarded': (s, run) => {
    const { text, many } = foes(s, run)
    return speechOf(s).sentences['enemy-discarded'](text, many)
  },
  'deck-renewed': (s, [e]) => speechOf(s).sentences['deck-renewed'](e.a === ENEMIES),
  peril: (s, [e]) => speechOf(s).sentences.peril(e.a + 1, spaces(s)),
  'peril-effect': (s, [e]) => {
    const peril = s.content.pack.quests[s.state.quest].perils[e.a - 1]
    return speechOf(s)
      .sentences['peril-effect'](peril?.title[s.language].text ?? '', '')
      .trim()
  },
  'peril-back': (s, [e]) => speechOf(s).sentences['peril-back'](e.a + 1, spaces(s)),
  travels: (s, [e]) => speechOf(s).sentences.travels(cardSaid(s, e.a)),
  stays: (s) => speechOf(s).sentences.stays(),
  leads: (s, [e]) => speechOf(s).sentences.leads(heroSaid(s, e.b)),
  arrived: (s, [e]) => speechOf(s).sentences.arrived(cardSaid(s, e.a), ''),
  drew: deed('drew'),
  found: deed('found'),
  event: (s, [e]) =>
    speechOf(s).sentences.event(
      heroSaid(s, e.a),
      cardTitle(s, e.b),
      cardText(s.content, e.b, s.language),
    ),
  'put-back': (s, [e]) => speechOf(s).sentences['put-back'](cardTitle(s, e.a), e.b === 0),
  'item-used': deed('item-used'),
  'item-gone': deed('item-gone'),
  used: (s, [e]) => usedText(s, e.a, e.b),
  upgraded: (s, [e]) =>
    speechOf(s).sentences.upgraded(heroSaid(s, e.a), cardTitle(s, e.b), cardTitle(s, e.c)),
  counter: (s, [e]) =>
    speechOf(s).sentences.counter(
      counterTitle(s, e.a),
      e.c,
      s.content.pack.quests[s.state.quest].counters[e.a]?.of,
    ),
  quest: (s, [e]) => speechOf(s).sentences.quest(triggerTitle(s, e.a), questText(s, e.a)),
  nemesis: (s, [e]) => speechOf(s).sentences.nemesis(enemySaid(s, e.a), whereText(s, e.b), ''),
  won: (s) => speechOf(s).sentences.won(),
  lost: (s, [e]) => speechOf(s).sentences.lost(e.a),
}

const names = (scene: Scene, run: Run): string =>
  scene.grammar.and(counted(run.map(({ a }) => enemyNoun(scene, a).text)))

const heroesIn = (scene: Scene, run: Run) =>
  heroesSaid(
    scene,
    run.map(({ a }) => a),
  )

/** The last space of the track; the first one is its start, and counts as none. */
const spaces = ({ content, state }: Scene): number => content.quests[state.quest].track.length

/** The story of a place, a peril or a Nemesis: a sentence of its own, which changes nothing. */
export function storyOf({ content, state, language }: Scene, name: Told, [{ a }]: Run): string {
  const quest = content.pack.quests[state.quest]
  if (name === 'nemesis') return quest.story.nemesis[language]
  if (name === 'peril-effect') return quest.perils[a - 1]?.says[language] ?? ''
  if (name !== 'arrived') return ''
  const { of } = content.kinds[content.kindOf[a]]
  return content.pack.locations[of]?.says[language] ?? ''
}

/** A hero's own ability is told by what it does, that of a card by the card. */
function usedText(scene: Scene, hero: number, trigger: number): string {
  const { content, state } = scene
  const own = content.heroes[state.heroIs[hero]]?.triggers.includes(trigger) === true
  const { sentences } = speechOf(scene)
  const who = heroSaid(scene, hero)
  return own
    ? sentences.used(who, listText(scene, content.triggers[trigger].do))
    : sentences['item-used'](who, triggerTitle(scene, trigger))
}

/** What a quest or location does is told at length by what follows it. */
const LONGEST = 90

/** The title of what does so much that only what follows tells it; else none. */
export function bareTitle(scene: Scene, name: Told, [{ a: trigger }]: Run): string | undefined {
  const isBare = name === 'quest' && questText(scene, trigger) === ''
  return isBare ? triggerTitle(scene, trigger) : undefined
}

function questText(scene: Scene, trigger: number): string {
  const effect = listText(scene, scene.content.triggers[trigger].do)
  return effect.length > LONGEST ? '' : effect
}

export const isTold = (name: string): name is Told => Object.hasOwn(says, name)

export const sentenceOf = (scene: Scene, name: Told, run: Run): string => says[name](scene, run)

export type { Run, Told }

/** All that a language says at this table. A language that leaves something out does not compile. */
import type { Noun, Spoken } from '@muster/engine'
import type {
  Action,
  CAUSES,
  ConditionName,
  Difficulty,
  Face,
  HeroClass,
  HeroType,
  PHASES,
} from '../state.ts'
import type {
  CardFacts,
  EnemyFacts,
  Foreseen,
  HeroFacts,
  KeptRoll,
  RerollBy,
  RollFacts,
  RollTold,
  Share,
  ShareTold,
  Spawned,
} from './facts.ts'

type Phase = (typeof PHASES)[number]
type Cause = (typeof CAUSES)[number]

/** What an enemy does in its activation. */
export interface Deeds {
  readonly turned: () => string
  readonly engages: (hero: Spoken) => string
  readonly wounds: (hero: Spoken, wounds: number) => string
  readonly noRoom: (hero: Spoken) => string
  readonly retreats: () => string
  readonly condition: (hero: Spoken, condition: string) => string
  readonly exhausts: (hero: Spoken, card: string) => string
  readonly takes: (hero: Spoken, tokens: number) => string
  readonly heals: (wounds: number) => string
  readonly sets: (by: number) => string
  readonly counts: (counter: string, now: number) => string
}

type Plain = () => string
type OfHero = (hero: Spoken) => string
type OfCard = (title: string) => string
type OfFacts = (card: CardFacts) => string
type WithCards = (hero: Spoken, cards: string) => string

/** What is to be chosen; who chooses is said before it. */
export interface Prompts {
  readonly activate: (ready: number, round: number) => string
  readonly again: Plain
  readonly aim: (title: string, action: Action, more: boolean) => string
  readonly roll: (title: string, dice: number, enemyDice: number, tokens: number) => string
  /** `left`: of the one that is in use; else none is, and these are at hand. */
  readonly reroll: (left: number, by: readonly RerollBy[]) => string
  /** `last`: who gets what is left, where nobody is asked after this. */
  readonly divide: (enemy: Spoken, left: number, last: Spoken | undefined) => string
  readonly counter: Plain
  /** What may be used, where it is one thing; else nothing. */
  readonly ability: (title: string) => string
  readonly order: Plain
  readonly weakened: Plain
  readonly enemy: (left: number, health: number) => string
  /** `may`: nobody has to be chosen. */
  readonly who: (effect: string, may: boolean) => string
  /** `attacks`: of an attack on those who are there already. */
  readonly which: (effect: string, may: boolean, attacks: boolean) => string
  readonly 'ready-card': (left: number) => string
  readonly 'exhaust-card': (left: number) => string
  /** `first`: the hero's class is chosen with it. */
  readonly upgrade: (first: boolean) => string
  readonly item: Plain
  readonly resolve: Plain
  readonly back: OfCard
  readonly fetch: OfHero
  /** Face-up and face-down enemies that stay behind. */
  readonly travel: (progress: number, exploration: number, shadows: number) => string
  readonly lead: Plain
  readonly may: (first: string, rest: string) => string
  readonly pay: (title: string, price: string, gain: string) => string
  /** What is chosen between, where it is two things. */
  readonly choose: (title: string, either: readonly string[]) => string
}

export interface Labels {
  readonly activate: OfFacts
  readonly again: (hero: HeroFacts) => string
  /** `chance`: that it falls, in percent; where it hardly does, the mean of its wounds. */
  readonly target: (
    enemy: EnemyFacts,
    chance: number | undefined,
    wounds: string | undefined,
  ) => string
  readonly aid: (hero: HeroFacts) => string
  readonly enough: Plain
  readonly roll: (facts: RollFacts) => string
  /** Chances before and after, in percent. */
  readonly reroll: (
    face: string,
    cause: string,
    now: number | undefined,
    after: number | undefined,
  ) => string
  readonly keep: (roll: KeptRoll | undefined) => string
  /** `rest`: what the last target gets by it. */
  readonly share: (share: Share, rest: Share | undefined) => string
  readonly counter: (enemy: EnemyFacts) => string
  readonly use: (source: string, price: string, effect: string) => string
  readonly pass: Plain
  readonly first: (source: string, effect: string) => string
  readonly act: (enemy: EnemyFacts, brings: Foreseen | undefined) => string
  readonly any: Plain
  readonly hero: (hero: HeroFacts) => string
  readonly enemy: (enemy: EnemyFacts) => string
  /** `attacks`: then those are attacked who are there already. */
  readonly decline: (attacks: boolean) => string
  readonly ready: OfFacts
  readonly exhaust: OfFacts
  readonly discard: OfFacts
  readonly suffer: Plain
  readonly upgrade: (card: CardFacts, of: string, replaced: string) => string
  readonly resolve: OfFacts
  readonly top: OfCard
  readonly bottom: OfCard
  readonly fetch: (enemy: EnemyFacts) => string
  readonly travel: (left: number) => string
  readonly stay: Plain
  readonly lead: (hero: HeroFacts) => string
  readonly do: Plain
  readonly pay: (effect: string) => string
  readonly choose: (effect: string) => string
}

/** Log sentences. Dice, keywords and what only a board shows are told with others, or not at all. */
export interface Sentences {
  readonly lot: (cards: string) => string
  readonly round: (round: number) => string
  readonly phase: (phase: string) => string
  /** Its how-manieth activation of the round. */
  readonly activates: (hero: Spoken, time: number) => string
  readonly 'broken-off': OfHero
  readonly exhausted: (hero: Spoken, cards: string, by: string) => string
  readonly readied: (hero: Spoken, cards: string, by: string) => string
  readonly 'readied-all': OfHero
  readonly chose: WithCards
  readonly aimed: (hero: Spoken, enemies: string) => string
  readonly aids: (hero: Spoken, other: Spoken) => string
  readonly roll: (hero: Spoken, told: RollTold) => string
  readonly 'hero-die': (hero: Spoken, faces: string) => string
  readonly 'enemy-die': (hero: Spoken, faces: string) => string
  readonly rerolled: (from: string, to: string, by: string) => string
  readonly staked: (hero: Spoken, tokens: number) => string
  readonly added: (hero: Spoken, successes: number, by: string) => string
  readonly successes: (hero: Spoken, told: RollTold) => string
  readonly dealt: (shares: readonly ShareTold[]) => string
  readonly counterattack: (enemies: string, many: boolean, attack: number) => string
  /** No enemies where they were told before. */
  readonly blow: (
    hero: Spoken,
    enemies: string,
    blow: { readonly sum: number; readonly defenses: number; readonly wounds: number },
    left: number,
  ) => string
  readonly threat: (sources: string) => string
  /** Of several heroes what each of them has left is not told. */
  readonly wounded: (hero: Spoken, wounds: number, left: number, by: string) => string
  readonly recovered: (hero: Spoken, wounds: number, left: number, by: string) => string
  readonly fell: OfHero
  readonly hurt: (enemy: Spoken, wounds: number, left: number, by: string, falls: boolean) => string
  readonly healed: (enemy: Spoken, wounds: number, left: number) => string
  readonly defeated: (enemies: string, many: boolean) => string
  readonly claimed: (hero: Spoken, tokens: number, now: number, by: string) => string
  readonly excess: (hero: Spoken, tokens: number) => string
  readonly 'lost-tokens': (hero: Spoken, tokens: number, now: number, by: string) => string
  readonly condition: (heroes: Spoken, condition: string, by: string) => string
  readonly 'condition-gone': (heroes: Spoken, condition: string) => string
  readonly progress: (
    place: Spoken,
    by: number,
    now: number,
    of: number,
    cause: string,
    explored: boolean,
  ) => string
  readonly explored: (place: Spoken) => string
  /** `over`: it does nothing more. */
  readonly acts: (enemy: Spoken, deeds: readonly string[], over: boolean) => string
  readonly 'enemy-tired': (enemy: Spoken) => string
  /** Face up, each where it appears. */
  readonly spawned: (enemies: readonly Spawned[]) => string
  /** Face down. */
  readonly hidden: (enemies: number) => string
  readonly 'nothing-to-spawn': Plain
  readonly engaged: (enemy: Spoken, hero: Spoken, from: Spoken | undefined) => string
  readonly 'no-room': (enemy: Spoken, hero: Spoken, wounds: number) => string
  readonly retreated: (enemies: string, many: boolean) => string
  readonly 'turned-up': (enemies: string) => string
  readonly looked: (enemies: string) => string
  readonly 'enemy-discarded': (enemies: string, many: boolean) => string
  readonly 'deck-renewed': (enemies: boolean) => string
  readonly peril: (space: number, spaces: number) => string
  readonly 'peril-effect': (title: string, says: string) => string
  readonly 'peril-back': (space: number, spaces: number) => string
  readonly travels: (from: Spoken) => string
  readonly stays: Plain
  readonly leads: (hero: Spoken) => string
  readonly arrived: (place: Spoken, says: string) => string
  readonly drew: WithCards
  readonly found: WithCards
  readonly event: (hero: Spoken, card: string, text: string) => string
  readonly 'put-back': (card: string, top: boolean) => string
  readonly 'item-used': WithCards
  readonly 'item-gone': WithCards
  readonly used: (hero: Spoken, effect: string) => string
  readonly upgraded: (hero: Spoken, card: string, replaced: string) => string
  readonly counter: (title: string, now: number, of: number | undefined) => string
  readonly quest: (title: string, effect: string) => string
  readonly nemesis: (enemy: Spoken, where: string, says: string) => string
  readonly won: Plain
  readonly lost: (why: number) => string
}

/** Words of the table drawn as text; they stand alone, so they are short. */
export interface Captions {
  readonly round: (round: number) => string
  readonly peril: string
  /** The next coloured space, and in how many rounds. */
  readonly perilIn: (title: string, rounds: number) => string
  readonly location: string
  readonly toExplore: (left: number) => string
  readonly explored: string
  readonly final: string
  readonly moreLocations: (left: number) => string
  readonly shadows: string
  readonly nobody: string
  readonly lair: string
  readonly defeated: string
  readonly inPlay: string
  readonly fallen: string
  readonly spent: string
  readonly items: string
  readonly roll: string
  readonly goal: string
  readonly danger: string
  readonly decks: (enemies: number, exploration: number) => string
  readonly legend: string
}

/** What introduces a list of cards when piles are looked through. */
export interface Piles {
  readonly cards: (who: string) => string
  readonly items: (who: string) => string
  readonly enemies: (cards: number) => string
  readonly enemyDiscard: (cards: number) => string
  readonly locations: (cards: number) => string
  readonly locationDiscard: string
  readonly exploration: (cards: number) => string
  readonly explorationDiscard: (cards: number) => string
  readonly shadows: (cards: number) => string
  readonly setAside: string
  readonly empty: string
  readonly onTop: (cards: string, many: boolean) => string
  readonly below: (cards: string) => string
  readonly atBottom: (cards: string, many: boolean) => string
  readonly noOrder: string
}

/** What is said in the course of a match. */
export interface Speech {
  readonly prompts: Prompts
  /** `most`: enemies that those have between whom it is a tie. */
  readonly joins: (enemy: Spoken, most: number) => string
  /** One hero does something, and `rest` after it. */
  readonly whoMay: (first: string, rest: string) => string
  /** "The heroes (Kari has the last word)". */
  readonly together: OfHero
  /** What a hero can do, as a title. */
  readonly abilityOf: OfHero
  readonly labels: Labels
  readonly sentences: Sentences
  readonly deeds: Deeds
  readonly piles: Piles
}

/** The keywords that every enemy may have. */
export type BasicKeyword = 'advance' | 'inflict' | 'retreat'

/** What things are called. */
export interface Talk {
  readonly actions: Readonly<Record<Action, string>>
  readonly types: Readonly<Record<HeroType, string>>
  readonly classes: Readonly<Record<HeroClass | 'basic', string>>
  readonly conditions: Readonly<Record<ConditionName, string>>
  readonly conditionTexts: Readonly<Record<ConditionName, string>>
  readonly difficulties: Readonly<Record<Difficulty, string>>
  readonly phases: Readonly<Record<Phase, string>>
  readonly faces: Readonly<Record<Face, Noun>>
  /** By what something came about; nothing where it goes without saying. */
  readonly causes: Readonly<Record<Cause, string>>
  readonly keywords: Readonly<
    Record<BasicKeyword, { readonly title: string; readonly text: string }>
  >
  /** The stronger one of a set: "Master Bandit". */
  readonly master: (minion: Noun) => Noun
  readonly hidden: Noun
  readonly party: Noun
  readonly token: Noun
  readonly wound: Noun
  readonly shadows: string
  readonly lair: string
  /** With a hero: "beside Kari". */
  readonly beside: (hero: Spoken) => string
  readonly oneOf: (things: number) => string
  readonly allFall: string
  readonly onlyChoice: string
  readonly won: string
  readonly lost: string
  readonly goingOn: string
}

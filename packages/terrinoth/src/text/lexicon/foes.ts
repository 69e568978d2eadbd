/** How enemies are named by rank, trait, state and place, in each language. */
import type { Gender, Language } from '@muster/engine'
import type { Foe, Trait } from '../../cards/effects.ts'

export interface FoeNoun {
  readonly text: string
  readonly many: string
  readonly gender: Gender
}

type State = NonNullable<Foe['is']>
type Place = NonNullable<Foe['in']>

export interface FoeWords {
  readonly ranks: Readonly<Record<'enemy' | 'minion' | 'master' | 'nemesis', FoeNoun>>
  readonly traits: Readonly<Record<Trait, FoeNoun>>
  /** Masculine, feminine; both plural. Before the noun in English, behind it elsewhere. */
  readonly states: Readonly<Record<State, readonly [string, string, string, string]>>
  /** Said to the hero, of another one. */
  readonly places: Readonly<Record<Place, readonly [string, string]>>
  /** One, many. */
  readonly notNemesis: readonly [string, string]
  readonly each: string
  /** Masculine, feminine. */
  readonly no: readonly [string, string]
  readonly this: string
  readonly target: string
}

const same = (text: string) => [text, text, text, text] as const
const noun = (text: string, many: string, gender: Gender = 'm'): FoeNoun => ({ text, many, gender })
const both = (text: string) => [text, text] as const

export const foeWords: Readonly<Record<Language, FoeWords>> = {
  en: {
    ranks: {
      enemy: noun('enemy', 'enemies'),
      minion: noun('minion', 'minions'),
      master: noun('master', 'masters'),
      nemesis: noun('Nemesis', 'Nemeses'),
    },
    traits: {
      goblin: noun('Goblin', 'Goblins'),
      human: noun('Human', 'Humans'),
      creature: noun('Creature', 'Creatures'),
      undead: noun('Undead', 'Undead'),
      giant: noun('Giant', 'Giants'),
      soldier: noun('Soldier', 'Soldiers'),
      cultist: noun('Cultist', 'Cultists'),
      demon: noun('Demon', 'Demons'),
      construct: noun('Construct', 'Constructs'),
    },
    states: {
      ready: same('ready'),
      exhausted: same('exhausted'),
      wounded: same('wounded'),
      'face-up': same('face-up'),
      'face-down': same('face-down'),
    },
    places: {
      mine: ['engaged with you', 'engaged with them'],
      others: both('engaged with another hero'),
      engaged: both('engaged with a hero'),
      shadows: both('in the shadows'),
      play: both('in play'),
      reach: ['not engaged with you', 'not engaged with them'],
    },
    notNemesis: both('other than the Nemesis'),
    each: 'each',
    no: both('no'),
    this: 'this enemy',
    target: 'the target',
  },
  fr: {
    ranks: {
      enemy: noun('ennemi', 'ennemis'),
      minion: noun('sbire', 'sbires'),
      master: noun('maître', 'maîtres'),
      nemesis: noun('Némésis', 'Némésis', 'f'),
    },
    traits: {
      goblin: noun('Gobelin', 'Gobelins'),
      human: noun('Humain', 'Humains'),
      creature: noun('Créature', 'Créatures', 'f'),
      undead: noun('Mort-vivant', 'Morts-vivants'),
      giant: noun('Géant', 'Géants'),
      soldier: noun('Soldat', 'Soldats'),
      cultist: noun('Adepte', 'Adeptes'),
      demon: noun('Démon', 'Démons'),
      construct: noun('Automate', 'Automates'),
    },
    states: {
      ready: ['prêt', 'prête', 'prêts', 'prêtes'],
      exhausted: ['épuisé', 'épuisée', 'épuisés', 'épuisées'],
      wounded: ['blessé', 'blessée', 'blessés', 'blessées'],
      'face-up': same('face visible'),
      'face-down': same('face cachée'),
    },
    places: {
      mine: ['aux prises avec vous', 'aux prises avec lui'],
      others: both('aux prises avec un autre héros'),
      engaged: both('aux prises avec un héros'),
      shadows: both('dans l’ombre'),
      play: both('en jeu'),
      reach: ['qui n’est pas aux prises avec vous', 'qui n’est pas aux prises avec lui'],
    },
    notNemesis: ['autre que la Némésis', 'autres que la Némésis'],
    each: 'chaque',
    no: ['aucun', 'aucune'],
    this: 'cet ennemi',
    target: 'la cible',
  },
  pt: {
    ranks: {
      enemy: noun('inimigo', 'inimigos'),
      minion: noun('lacaio', 'lacaios'),
      master: noun('mestre', 'mestres'),
      nemesis: noun('Nêmesis', 'Nêmesis', 'f'),
    },
    traits: {
      goblin: noun('Goblin', 'Goblins'),
      human: noun('Humano', 'Humanos'),
      creature: noun('Criatura', 'Criaturas', 'f'),
      undead: noun('Morto-vivo', 'Mortos-vivos'),
      giant: noun('Gigante', 'Gigantes'),
      soldier: noun('Soldado', 'Soldados'),
      cultist: noun('Cultista', 'Cultistas'),
      demon: noun('Demônio', 'Demônios'),
      construct: noun('Constructo', 'Constructos'),
    },
    states: {
      ready: ['pronto', 'pronta', 'prontos', 'prontas'],
      exhausted: ['exaurido', 'exaurida', 'exauridos', 'exauridas'],
      wounded: ['ferido', 'ferida', 'feridos', 'feridas'],
      'face-up': same('à vista'),
      'face-down': ['oculto', 'oculta', 'ocultos', 'ocultas'],
    },
    places: {
      mine: ['em combate com você', 'em combate com ele'],
      others: both('em combate com outro herói'),
      engaged: both('em combate com um herói'),
      shadows: both('nas sombras'),
      play: both('em jogo'),
      reach: ['que não está em combate com você', 'que não está em combate com ele'],
    },
    notNemesis: ['que não seja a Nêmesis', 'que não sejam a Nêmesis'],
    each: 'cada',
    no: ['nenhum', 'nenhuma'],
    this: 'este inimigo',
    target: 'o alvo',
  },
}

/** The quests, heroes and cards of Heroes of Terrinoth for the library. */
import {
  type CardFace,
  type Content,
  contentOf,
  type Names,
  namesOf,
  questText,
} from '@muster/terrinoth/view'
import type {
  Drawing,
  Fact,
  GameLibrary,
  LibraryCard,
  LibraryModule,
} from '../../pages/library/library-module.ts'
import { stretched } from '../../texts/stretch.ts'
import { type PageLanguage, spoken } from '../../texts/texts.ts'
import { HERO_RULES, QUEST_RULES, rulesBehind } from './card-rules.ts'
import { heroPictures, pictureOf, plainPictures } from './cards/pictures.ts'
import { type Faces, facesIn } from './cards/use-faces.ts'
import { type Drawn, NamedPlate, Sheet, Square } from './library-sheets.tsx'
import { type LibraryKind, type LibraryTexts, libraryTextsIn } from './library-texts.ts'
import { COLON } from './spoken.ts'
import { questPicture } from './stamps.ts'

/** In the order of the binder. */
const KINDS = [
  'quest',
  'hero',
  'activation',
  'enemy',
  'nemesis',
  'location',
  'item',
  'event',
] as const satisfies readonly LibraryKind[]

const WIDTH = 9

/** The name of the house's own pack. */
const HOUSE = 'house'

/** What all of one pack's pages are made of. */
interface Shelf {
  readonly content: Content
  readonly language: PageLanguage
  readonly texts: LibraryTexts
  readonly names: Names
  readonly faces: Faces
}

const sayIn = ({ language }: Shelf, text: string): string =>
  language === 'pseudo' ? stretched(text) : text

function draw(drawn: Drawn, as: Drawing) {
  if (as === 'picture') return <Square {...drawn} />
  return as === 'tile' ? <NamedPlate {...drawn} /> : <Sheet {...drawn} />
}

interface Page extends Omit<Drawn, 'facts' | 'night'> {
  readonly kind: LibraryKind
  /** What it belongs to: a type, a difficulty. */
  readonly of: string
  readonly facts: readonly Fact[]
  readonly from: CardFace['from']
  readonly rules: readonly string[]
  readonly also?: readonly string[]
}

/** What calls itself the house's own in somebody's pack is that somebody's. */
function originOf({ content, texts }: Shelf, from: CardFace['from']): Fact[] {
  const isTheirs = content.pack.name !== HOUSE && from === 'house'
  return isTheirs ? [] : [{ name: texts.origin, value: texts.origins[from] }]
}

function pageOf(
  shelf: Shelf,
  { kind, of, facts, from, rules, also = [], ...page }: Page,
): LibraryCard {
  const { texts } = shelf
  const colon = COLON[spoken(shelf.language)]
  const drawn: Drawn = {
    ...page,
    night: kind === 'nemesis',
    facts: facts.map(({ name, value }) => `${name}${colon}${value}`).join(' · '),
  }
  return {
    name: page.name,
    aliases: [],
    title: page.title,
    kind,
    level: undefined,
    divider: of === '' ? texts.kinds[kind] : `${texts.kinds[kind]}, ${of}`,
    editions: [],
    lines: [...page.lines, ...(page.says === undefined ? [] : [page.says])],
    also: [texts.types[kind], of, ...also],
    facts: [{ name: texts.kind, value: texts.types[kind] }, ...facts, ...originOf(shelf, from)],
    rules,
    draw: (as) => draw(drawn, as),
    keywords: undefined,
  }
}

// Cards

const kindOf = (face: CardFace): LibraryKind =>
  face.type === 'enemy' && face.rank === 'nemesis' ? 'nemesis' : face.type

function belongsTo(shelf: Shelf, face: CardFace): string {
  const { names } = shelf
  if (face.type === 'activation') return sayIn(shelf, names.type(face.of))
  if (face.type === 'enemy' || face.type === 'location') {
    return sayIn(shelf, names.difficulty(face.difficulty))
  }
  return ''
}

function factsOf(shelf: Shelf, face: CardFace, copies: number): Fact[] {
  const { texts, names } = shelf
  const facts: Fact[] = []
  const add = (name: string, value: string | number) =>
    facts.push({ name, value: sayIn(shelf, `${value}`) })
  switch (face.type) {
    case 'activation':
      add(texts.class, names.class(face.class))
      add(texts.action, names.action(face.action))
      add(texts.dice, face.dice)
      break
    case 'enemy':
      add(texts.difficulty, names.difficulty(face.difficulty))
      add(texts.attack, face.attack)
      add(texts.resilience, face.resilience)
      add(texts.health, face.health)
      break
    case 'location':
      add(texts.difficulty, names.difficulty(face.difficulty))
      add(texts.exploration, face.exploration)
      add(texts.spawns, texts.spawnsSay(face.engaged, face.shadows))
      break
    case 'item':
    case 'event':
      break
  }
  if (copies > 1) add(texts.copies, copies)
  return facts
}

/** What it says, and of an enemy what each sign of its bar does. */
function linesOf(shelf: Shelf, face: CardFace): string[] {
  const colon = COLON[spoken(shelf.language)]
  const bar = face.type === 'enemy' ? face.bar : []
  return [...bar.map(({ title, text }) => sayIn(shelf, `${title}${colon}${text}`)), ...face.full]
}

function ofCards(shelf: Shelf): LibraryCard[] {
  return shelf.content.kinds.map(({ copies }, kind) => {
    const face = shelf.faces.ofKind(kind)
    const { name, title, from, says } = face
    return pageOf(shelf, {
      name,
      title,
      from,
      kind: kindOf(face),
      of: belongsTo(shelf, face),
      picture:
        face.type === 'activation'
          ? { action: face.action }
          : { of: pictureOf(face) ?? plainPictures.enemy },
      crowned: face.type === 'enemy' && face.rank === 'master',
      facts: factsOf(shelf, face, copies),
      lines: linesOf(shelf, face),
      says: says === undefined ? undefined : sayIn(shelf, says),
      rules: rulesBehind(face),
    })
  })
}

// Heroes and quests

function ofHeroes(shelf: Shelf): LibraryCard[] {
  const { content, texts, names, faces } = shelf
  return content.pack.heroes.map(({ name }) => {
    const { title, type, health, full, motto, from } = faces.hero(name)
    const of = sayIn(shelf, names.type(type))
    return pageOf(shelf, {
      name: `hero-${name}`,
      title,
      from,
      kind: 'hero',
      of,
      picture: { of: heroPictures[name] ?? plainPictures.hero },
      facts: [
        { name: texts.type, value: of },
        { name: texts.health, value: `${health}` },
      ],
      lines: full.map((line) => sayIn(shelf, line)),
      says: sayIn(shelf, motto),
      rules: HERO_RULES,
    })
  })
}

/** The shapes that stand on the board's track too. */
const SPACES = ['○', '▲', '■', '★']

function ofQuests(shelf: Shelf): LibraryCard[] {
  const { content, language, texts, names } = shelf
  const code = spoken(language)
  return content.pack.quests.map((quest, n) => {
    const nemesis = names.card(content.quests[n].nemesis)
    const of = sayIn(shelf, names.difficulty(quest.difficulty))
    return pageOf(shelf, {
      name: `quest-${quest.name}`,
      title: sayIn(shelf, quest.title[code].text),
      from: quest.from,
      kind: 'quest',
      of,
      picture: { of: questPicture(quest.name) },
      facts: [
        { name: texts.difficulty, value: of },
        { name: texts.nemesis, value: sayIn(shelf, nemesis) },
        { name: texts.track, value: quest.track.map((space) => SPACES[space]).join(' ') },
      ],
      lines: questText(quest, code).map((line) => sayIn(shelf, line)),
      says: sayIn(shelf, quest.story.before[code]),
      rules: QUEST_RULES,
      also: [nemesis],
    })
  })
}

/** Those behind one divider stand together. */
function inOrder(cards: readonly LibraryCard[]): LibraryCard[] {
  return KINDS.flatMap((name) => {
    const ofKind = cards.filter(({ kind }) => kind === name)
    const dividers = [...new Set(ofKind.map(({ divider }) => divider))]
    return dividers.flatMap((divider) => ofKind.filter((card) => card.divider === divider))
  })
}

function libraryOf(pack: unknown): GameLibrary {
  const content = contentOf(pack)
  return {
    kinds: (language) => {
      const { kinds } = libraryTextsIn(language)
      return KINDS.map((name) => ({ name, label: kinds[name], width: WIDTH }))
    },
    note: (language) => libraryTextsIn(language).note,
    cards: ({ language }) => {
      const texts = libraryTextsIn(language)
      const names = namesOf(content, spoken(language))
      const shelf = { content, language, texts, names, faces: facesIn(content, language) }
      return inOrder([...ofQuests(shelf), ...ofHeroes(shelf), ...ofCards(shelf)])
    },
  }
}

export const terrinothLibrary: LibraryModule = { game: 'terrinoth', libraryOf }

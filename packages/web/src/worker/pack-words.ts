/** What is wrong with a pack, in the words of whoever made it. */
import { type LanguageCode, type PackProblem, type SayRule, sayField } from '@muster/engine'
import { packTexts } from './pack-texts.ts'

/** More than this at once help nobody. */
const MOST_PROBLEMS = 10

type Field = PackProblem['field']

/** Fields that have a better name than the one in the file, by game. */
const fieldNames: {
  readonly [game: string]:
    | ((field: Field, language: LanguageCode) => string | undefined)
    | undefined
} = {
  // T4.1: with two, three and four players.
  tenefyr: ([part, column, ...rest], language) =>
    part === 'power' && typeof column === 'number' && rest.length === 0
      ? packTexts[language].powerFor(column + 2)
      : undefined,
}

/** In which words: `sayRule` is the game's own in this language. */
interface Speaking {
  readonly game: string
  readonly language: LanguageCode
  readonly sayRule: SayRule
}

export function sayProblems(
  speaking: Speaking,
  source: unknown,
  problems: readonly PackProblem[],
): string[] {
  const said = problems
    .slice(0, MOST_PROBLEMS)
    .map((problem) => sayProblem(speaking, source, problem))
  const rest = problems.length - said.length
  return rest > 0 ? [...said, packTexts[speaking.language].andMore(rest)] : said
}

function sayProblem(
  { game, language, sayRule }: Speaking,
  source: unknown,
  { card, name, field, wrong }: PackProblem,
): string {
  const texts = packTexts[language]
  const place = [
    titleOf(at(source, card), language) ?? name,
    fieldNames[game]?.(field, language) ?? sayField(field),
  ].filter((part) => part !== '')
  switch (wrong.what) {
    case 'missing':
      return texts.about(place, texts.missing)
    case 'unknown-field':
      return texts.about(place, texts.unknownField)
    case 'rule':
      return texts.about(place, sayRule(wrong))
    case 'unknown-word':
      return texts.about(place, texts.unknownWord(wrong.got, wrong.words.join(', ')))
    case 'unlike':
      return texts.about(
        place,
        texts.unlike(texts.wanted[wrong.wanted.kind](wrong.wanted.value), wrong.got),
      )
  }
}

/** What lies in a pack at the end of a way. */
function at(source: unknown, way: PackProblem['card']): unknown {
  let found = source
  for (const key of way) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Reflect.get(found, key)
  }
  return found
}

/** How the card is called in the reader's language, where the pack says so. */
function titleOf(card: unknown, language: LanguageCode): string | undefined {
  const text = at(card, ['title', language, 'text'])
  return typeof text === 'string' && text !== '' ? text : undefined
}

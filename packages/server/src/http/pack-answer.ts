import type { AnswerOf } from '@muster/table/online'

/** A pack as it was kept: it went through the game's door before. */
export const packSchemaLike = (json: string): AnswerOf<'pack'> => JSON.parse(json)

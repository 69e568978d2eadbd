import * as v from 'valibot'

const whole = v.pipe(v.number(), v.integer())
const text = v.pipe(v.string(), v.minLength(1))
const number = v.optional(v.picklist(['one', 'many']))
const proper = v.optional(v.literal(true))
const gendered = v.strictObject({
  text,
  gender: v.picklist(['m', 'f']),
  number,
  vowel: v.optional(v.boolean()),
  proper,
})

/** The schemas of what cards of every game have. */
export const packFields = {
  /** The name of a card in notation. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  whole,
  positive: v.pipe(whole, v.minValue(1)),
  from: v.picklist(['rulebook', 'public', 'house']),
  title: v.strictObject({
    en: v.strictObject({ text, number, proper }),
    fr: gendered,
    pt: gendered,
  }),
  said: v.strictObject({ en: text, fr: text, pt: text }),
}

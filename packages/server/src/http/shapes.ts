/** Schemas of JSON as people read them: the shape of what is sent, with what may be left out. */

type Json = { readonly [key: string]: unknown }

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Longer ones are laid out line by line. */
const SHORT = 64

/** `{ name: string, seat?: whole number }`, on several lines where it is long. */
export function shapeOf(schema: unknown, indent = ''): string {
  if (!isJson(schema)) return 'anything'
  const { anyOf, oneOf: exactlyOne, enum: words, type, items } = schema
  const choices = [...listOf(anyOf), ...listOf(exactlyOne)]
  if (choices.length > 0) return oneOf(choices, indent)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(words)) return words.map((one) => JSON.stringify(one)).join(' | ')
  switch (type) {
    case 'object':
      return objectOf(schema, indent)
    case 'array':
      return Array.isArray(items)
        ? `[${items.map((item) => shapeOf(item, indent)).join(', ')}]`
        : `[${shapeOf(items, indent)}, …]`
    case 'integer':
      return 'whole number'
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type
    default:
      return 'anything'
  }
}

function oneOf(choices: readonly unknown[], indent: string): string {
  const shapes = choices.map((one) => shapeOf(one, indent))
  const short = shapes.join(' | ')
  return short.length <= SHORT && !short.includes('\n')
    ? short
    : shapes.map((shape) => `\n${indent}| ${shape}`).join('')
}

function objectOf(
  { properties, required, additionalProperties: others }: Json,
  indent: string,
): string {
  const needed = listOf(required)
  const deeper = `${indent}  `
  const fields = Object.entries(isJson(properties) ? properties : {}).map(
    ([name, schema]) => `${name}${needed.includes(name) ? '' : '?'}: ${shapeOf(schema, deeper)}`,
  )
  if (isJson(others)) fields.push(`[name]: ${shapeOf(others, deeper)}`)
  if (fields.length === 0) return '{}'
  const short = `{ ${fields.join(', ')} }`
  return short.length <= SHORT && !short.includes('\n')
    ? short
    : `{\n${fields.map((field) => `${deeper}${field}`).join(',\n')}\n${indent}}`
}

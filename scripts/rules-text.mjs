// Turns packages/*/rules/{en,fr,pt}.md into packages/*/src/rules-text.ts.
// With --check it writes nothing and fails if a generated file is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const languages = ['en', 'fr', 'pt']
const lineWidth = 100

// The editions a rule can be limited to, in the order their tags are written.
/** @type {Record<string, string[]>} */
const editionsOf = { tenefyr: ['2018', 'french', '2019'], keep: [], terrinoth: [] }

const chapterLine = /^## ([A-Z]+\d+) (\S.*)$/
const ruleLine = /^- \*\*([A-Z]+\d+)\.(\d+)\*\* ((?:\[[^\]]*\] )*)((?:\{[^}]*\} )*)(\S.*)$/

/**
 * @typedef {{ number: string, line: number, chapter: string, editions: string[], ruling: boolean, text: string }} Rule
 * @typedef {{ language: string, file: string, rules: Rule[] }} Parsed
 */

/** @type {string[]} */
const problems = []

/** @param {string} file @param {number} line @param {string} message */
function complain(file, line, message) {
  problems.push(`${relative(root, file)}:${line}: ${message}`)
}

/**
 * The rules of one file, in order. Text before the first chapter is for readers of the file.
 * @param {string} file @param {string[]} editions
 */
function parseRules(file, editions) {
  /** @type {Rule[]} */
  const rules = []
  const chapters = new Map()
  const seen = new Map()
  /** @type {{ id: string, title: string } | undefined} */
  let chapter
  for (const [index, source] of readFileSync(file, 'utf8').split(/\r?\n/).entries()) {
    const line = index + 1
    const heading = chapterLine.exec(source)
    if (heading) {
      chapter = { id: heading[1], title: heading[2].trim() }
      if (chapters.has(chapter.id)) {
        complain(file, line, `chapter ${chapter.id} is already on line ${chapters.get(chapter.id)}`)
      }
      chapters.set(chapter.id, line)
      continue
    }
    if (source.startsWith('## ')) {
      complain(file, line, 'a chapter must read "## T1 Title"')
      continue
    }
    if (source.trim() === '' || (!chapter && !source.startsWith('- '))) continue
    const match = ruleLine.exec(source)
    if (!match) {
      complain(file, line, 'a rule must read "- **T1.1** [edition] {ruling} Text"')
      continue
    }
    const [, prefix, digits, editionTags, otherTags, text] = match
    const number = `${prefix}.${digits}`
    if (prefix !== chapter?.id) {
      complain(file, line, `${number} stands under chapter ${chapter?.id ?? '(none)'}`)
    }
    if (seen.has(number)) complain(file, line, `${number} is already on line ${seen.get(number)}`)
    seen.set(number, line)
    rules.push({
      number,
      line,
      chapter: chapter?.title ?? '',
      editions: parseEditions(file, line, number, editionTags, editions),
      ruling: parseRuling(file, line, number, otherTags),
      text: text.trim(),
    })
    if (/^[[{]|\{ruling\}/.test(text)) complain(file, line, `${number} has a tag out of place`)
  }
  if (rules.length === 0) complain(file, 1, 'no rules found')
  return rules
}

/** @param {string} file @param {number} line @param {string} number @param {string} tags @param {string[]} known */
function parseEditions(file, line, number, tags, known) {
  const named = [...tags.matchAll(/\[([^\]]*)\]/g)].map((tag) => tag[1])
  const unknown = named.filter((edition) => !known.includes(edition))
  if (unknown.length > 0) {
    const expected = known.length > 0 ? known.join(', ') : 'none'
    complain(
      file,
      line,
      `${number}: unknown edition ${unknown.join(', ')} (this game has: ${expected})`,
    )
  } else if (named.join() !== known.filter((edition) => named.includes(edition)).join()) {
    complain(file, line, `${number}: write each edition once, in the order ${known.join(', ')}`)
  } else if (named.length > 0 && named.length === known.length) {
    complain(file, line, `${number}: a rule of all editions takes no edition tag`)
  }
  return named
}

/** @param {string} file @param {number} line @param {string} number @param {string} tags */
function parseRuling(file, line, number, tags) {
  const tag = tags.trim()
  if (tag !== '' && tag !== '{ruling}') complain(file, line, `${number}: unknown tag ${tag}`)
  return tag === '{ruling}'
}

/**
 * Complains where a translation does not follow the first language rule by rule.
 * @param {Parsed} first @param {Parsed} other
 */
function compare(first, other) {
  const numbers = new Map(other.rules.map((rule) => [rule.number, rule]))
  const expected = new Set(first.rules.map((rule) => rule.number))
  const name = relative(dirname(first.file), first.file)
  let inStep = true
  for (const rule of first.rules) {
    if (numbers.has(rule.number)) continue
    inStep = false
    const before = first.rules[first.rules.indexOf(rule) - 1]
    const line = (before && numbers.get(before.number)?.line) ?? 1
    complain(other.file, line, `${rule.number} is missing (${name}:${rule.line} has it)`)
  }
  for (const rule of other.rules) {
    if (expected.has(rule.number)) continue
    inStep = false
    complain(other.file, rule.line, `${rule.number} is not in ${name}`)
  }
  for (const [index, rule] of first.rules.entries()) {
    const twin = numbers.get(rule.number)
    if (!twin) continue
    if (inStep && other.rules[index]?.number !== rule.number) {
      inStep = false
      const found = other.rules[index]
      const where = `${name}:${rule.line}`
      complain(other.file, found.line, `${found.number} stands where ${where} has ${rule.number}`)
    }
    const [here, there] = [printTags(twin), printTags(rule)]
    if (here !== there) {
      const message = `${rule.number} has tags "${here}", but ${name}:${rule.line} has "${there}"`
      complain(other.file, twin.line, message)
    }
  }
}

/** @param {Rule} rule */
function printTags({ editions, ruling }) {
  return [...editions.map((edition) => `[${edition}]`), ...(ruling ? ['{ruling}'] : [])].join(' ')
}

/**
 * A string literal as Biome prints it: single quotes unless double ones need fewer escapes.
 * @param {string} text
 */
function quote(text) {
  const singles = text.split("'").length
  const doubles = text.split('"').length
  const mark = singles > doubles ? '"' : "'"
  return mark + text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark
}

/** @param {string} key @param {Record<string, string>} values @param {boolean} onOneLine */
function printByLanguage(key, values, onOneLine) {
  const entries = languages.map((language) => `${language}: ${quote(values[language])}`)
  const line = `    ${key}: { ${entries.join(', ')} },`
  if (onOneLine && line.length <= lineWidth) return [line]
  return [`    ${key}: {`, ...entries.map((entry) => `      ${entry},`), '    },']
}

/** @param {Record<string, Rule[]>} rulesByLanguage */
function print(rulesByLanguage) {
  const lines = [
    '// Generated from rules/*.md by scripts/rules-text.mjs; do not edit.',
    "import type { RuleText } from '@muster/engine'",
    '',
    'export const rulesText: readonly RuleText[] = [',
  ]
  for (const [index, rule] of rulesByLanguage.en.entries()) {
    const each = (/** @type {'chapter' | 'text'} */ field) =>
      Object.fromEntries(
        languages.map((language) => [language, rulesByLanguage[language][index][field]]),
      )
    lines.push(
      '  {',
      `    number: ${quote(rule.number)},`,
      ...printByLanguage('chapter', each('chapter'), true),
      `    editions: [${rule.editions.map(quote).join(', ')}],`,
      `    ruling: ${rule.ruling},`,
      ...printByLanguage('text', each('text'), false),
      '  },',
    )
  }
  lines.push(']', '')
  return lines.join('\n')
}

/**
 * The generated module of one game, or undefined when its rules have problems.
 * @param {string} game @param {string} folder
 */
function generate(game, folder) {
  const before = problems.length
  const editions = editionsOf[game] ?? []
  /** @type {Parsed[]} */
  const parsed = []
  for (const language of languages) {
    const file = join(folder, `${language}.md`)
    if (existsSync(file)) parsed.push({ language, file, rules: parseRules(file, editions) })
    else complain(file, 1, 'this language is missing')
  }
  for (const other of parsed.slice(1)) compare(parsed[0], other)
  if (problems.length > before) return undefined
  return print(Object.fromEntries(parsed.map(({ language, rules }) => [language, rules])))
}

const check = process.argv.includes('--check')
const packages = join(root, 'packages')

for (const game of readdirSync(packages)) {
  const folder = join(packages, game, 'rules')
  if (!existsSync(folder)) continue
  const generated = generate(game, folder)
  if (generated === undefined) continue
  const target = join(packages, game, 'src', 'rules-text.ts')
  if (existsSync(target) && readFileSync(target, 'utf8') === generated) continue
  if (check) {
    complain(target, 1, 'stale or missing; run node scripts/rules-text.mjs')
  } else {
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, generated)
    console.log(`wrote ${relative(root, target)}`)
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

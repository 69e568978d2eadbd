/** The report as one page that needs nothing else: no script, no file, no network. */
import { fill } from '../../texts/index.ts'
import type { Findings } from '../findings/findings.ts'
import type { Words } from '../words.ts'
import { cardsSection } from './cards.ts'
import { lengthSection, swingSection } from './course.ts'
import { type Html, safe } from './html.ts'
import { standingOutSection } from './standing-out.ts'
import { style } from './style.ts'
import { groupSection, winsSection } from './wins.ts'

const HASH_SHOWN = 12

export function pageOf(found: Findings, gameTitle: string, words: Words): Html {
  const { texts } = words
  const title = fill(texts.title, { game: gameTitle })
  const subtitle = fill(texts.subtitle, {
    matches: words.number(found.matches),
    bot: found.bot,
    seed: found.seed,
    version: found.version,
    pack: found.pack.name,
    hash: found.pack.hash.slice(0, HASH_SHOWN),
  })
  const links = [
    ['stands-out', texts.standsOut],
    ['wins', texts.wins],
    ...found.groups.map(({ group }) => [group, words.group(group)]),
    ['cards', texts.cards],
    ['length', texts.length],
    ['swing', texts.swing],
  ].map(([id, text]) => `<li><a href="#${id}">${safe(text)}</a></li>`)
  return `<!doctype html>
<html lang="${words.language === 'pt' ? 'pt-BR' : words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${safe(title)}</h1>
<p class="subtitle">${safe(subtitle)}</p>
<nav aria-label="${safe(texts.contents)}"><ul>${links.join('')}</ul></nav>
</header>
<main>
${[
  standingOutSection(found, words),
  winsSection(found, words),
  ...found.groups.map((group) => groupSection(group, found, words)),
  cardsSection(found, words),
  lengthSection(found, words),
  swingSection(found, words),
].join('\n')}
</main>
</body>
</html>
`
}

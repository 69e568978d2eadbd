/** The API for people: one page without a script, made of the same table. */
import { API, ERROR_STATUS, endpoints } from '@muster/table/online'
import type { FastifyInstance } from 'fastify'
import { type Described, openApi, schemaOf } from './openapi.ts'
import { shapeOf } from './shapes.ts'

const HEADINGS: readonly (readonly [string, string])[] = [
  ['/account', 'People'],
  ['/games', 'Games'],
  ['/packs', 'Games'],
  ['/matches', 'Matches'],
  ['/invitations', 'Invitations'],
  ['/daily', 'The daily'],
  ['/stream', 'Events'],
]

const FOR: { readonly [who: string]: string } = {
  anyone: 'For anyone.',
  person: 'For who is signed in.',
  member: 'For who has a part in the match.',
}

export function addDescription(app: FastifyInstance, version: string): void {
  const description = openApi(version)
  const page = pageOf()
  app.get(`${API}/openapi.json`, () => description)
  app.get('/api', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
}

const STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
code { font: 0.95em ui-monospace, monospace; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin: 0 0 0 1.5rem; }
summary { cursor: pointer; }
pre { overflow: auto; max-height: 24rem; padding: 0.5rem; border: 1px solid; border-radius: 0.25rem; }
`

function pageOf(): string {
  const sections = [...new Set(HEADINGS.map(([, title]) => title))].map(section)
  const errors = Object.entries(ERROR_STATUS).map(
    ([code, status]) => `<li><code>${code}</code> (${status})</li>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The API of Muster</title>
<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/api/style.css"></head>
<body>
<h1>The API of Muster</h1>
<p>HTTP and JSON below <code>${API}</code>; described for programs in <a href="${API}/openapi.json">openapi.json</a>. Sign in with a cookie (<code>POST ${API}/account</code>) or a personal token (<code>Authorization: Bearer muster_…</code>). A socket at <code>${API}/socket</code> carries the same events as the stream, and actions.</p>
${sections.join('\n')}
<h2>Errors</h2>
<p>An error is <code>{"code": …, "message": …}</code>. The codes stay; the sentences may change.</p>
<ul>${errors.join('')}</ul>
</body>
</html>
`
}

function section(title: string): string {
  const starts = HEADINGS.filter(([, one]) => one === title).map(([start]) => start)
  const all: readonly Described[] = Object.values(endpoints)
  const list = all
    .filter(({ path }) => starts.some((start) => path.startsWith(start)))
    .map((endpoint) => {
      const { method, path, says } = endpoint
      return `<dt><code>${method} ${path}</code></dt><dd>${escaped(says)} ${FOR[endpoint.for]}${shapesOf(endpoint)}</dd>`
    })
  return `<h2>${title}</h2>\n<dl>${list.join('\n')}</dl>`
}

/** What goes there and what comes back, folded up. */
function shapesOf({ query, sends, answers }: Described): string {
  const parts: [title: string, shape: string][] = []
  if (query !== undefined) parts.push(['Query', shapeOf(schemaOf(query, 'input'))])
  if (sends !== undefined) parts.push(['Body', shapeOf(schemaOf(sends, 'input'))])
  if (answers === 'text') parts.push(['Answer', 'text'])
  else if (answers === 'stream') parts.push(['Answer', 'server-sent events'])
  else parts.push(['Answer', shapeOf(schemaOf(answers, 'output'))])
  return parts
    .map(
      ([title, shape]) =>
        `<details><summary>${title}</summary><pre>${plain(shape.trim())}</pre></details>`,
    )
    .join('')
}

const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const escaped = (text: string): string => plain(text).replace(/`([^`]*)`/g, '<code>$1</code>')

// A check that has stopped looking passes everything. So each rule is shown a file that breaks it,
// in a small copy of the repository, and must say so.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './setup.mjs'

const copies: string[] = []
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})

const packages = ['engine', 'tenefyr', 'bots', 'table', 'server', 'web', 'cli']
const settings = ['.gitignore', 'biome.json', 'knip.json', 'package.json', 'tsconfig.base.json']

/** The repository's settings, with no sources, and links by which its packages find each other. */
function repository() {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'muster-checks-')))
  copies.push(copy)
  const link = (from: string, to: string) => {
    mkdirSync(dirname(join(copy, to)), { recursive: true })
    symlinkSync(from, join(copy, to), 'junction')
  }
  const own = packages.flatMap((name) => [`${name}/package.json`, `${name}/tsconfig.json`])
  for (const path of [...settings, 'scripts/lint', ...own.map((path) => `packages/${path}`)]) {
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  for (const name of packages) link(join(copy, 'packages', name), `node_modules/@muster/${name}`)
  link(join(root, 'node_modules/@types'), 'node_modules/@types')
  return {
    write(path: string, text: string): void {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), `${text}\n`)
    },
    run(tool: string, ...args: string[]) {
      const command = [join(root, 'node_modules', tool), ...args]
      const { status, stdout } = spawnSync(process.execPath, command, {
        cwd: copy,
        encoding: 'utf8',
      })
      return { status, stdout }
    },
  }
}

describe('the linter', () => {
  const { write, run } = repository()
  const globals = 'lint/style/noRestrictedGlobals'
  const imports = 'lint/style/noRestrictedImports'
  const builtins = 'lint/correctness/noNodejsModules'
  const pure = ['engine', 'tenefyr', 'keep', 'terrinoth', 'table']

  const cases: { where: string; code: string; rule: string }[] = []
  const breaks = (where: string, code: string, rule: string) => cases.push({ where, code, rule })
  const source = (name: string) => `packages/${name}/src/deep/wrong`

  for (const name of pure) {
    for (const code of [
      'new Map()',
      'new Set()',
      'new WeakMap()',
      'new Date()',
      'Date.now()',
      'new Intl.Collator()',
      'performance.now()',
      'process.pid',
      'crypto.randomUUID()',
      'new globalThis.Map()',
    ]) {
      breaks(source(name), `export const a = ${code}`, globals)
    }
    breaks(source(name), 'for (const a in { b: 1 }) throw new Error(a)', 'lint/suspicious/noForIn')
    breaks(source(name), "export const a = 'a'.localeCompare('b')", 'plugin')
    breaks(source(name), 'export const a = (b?: string) => b?.localeCompare("c")', 'plugin')
    breaks(source(name), 'export const a = (3).toLocaleString()', 'plugin')
  }
  for (const name of ['bots']) {
    for (const code of ['new Date()', 'Date.now()', 'performance.now()', 'process.pid']) {
      breaks(source(name), `export const a = ${code}`, globals)
    }
  }
  for (const name of [...pure, 'bots']) {
    breaks(source(name), 'export const a = Math.random()', 'plugin')
    breaks(source(name), 'export const a = [1].map(Math.random)', 'plugin')
    breaks(source(name), "const b = 'random'\nexport const a = Math[b]()", 'plugin')
    breaks(source(name), 'const { random: b } = Math\nexport const a = b()', 'plugin')
    breaks(source(name), 'const b = Math\nexport const a = b.random()', 'plugin')
    breaks(source(name), 'export const a = Math.exp(1)', 'plugin')
    breaks(source(name), "import { readFileSync } from 'node:fs'\nreadFileSync('a')", builtins)
    breaks(source(name), "export const a = () => import('node:os')", builtins)
  }

  // The arrows between packages hold for tests too.
  const arrows: Record<string, string[]> = {
    engine: ['tenefyr', 'bots', 'table', 'cli', 'engine'],
    tenefyr: ['keep', 'terrinoth', 'bots', 'table', 'cli', 'server', 'web'],
    keep: ['tenefyr', 'bots'],
    terrinoth: ['tenefyr', 'bots'],
    bots: ['tenefyr', 'table', 'cli'],
    table: ['tenefyr', 'bots', 'server'],
    server: ['cli', 'web'],
    web: ['cli', 'server'],
  }
  for (const [name, forbidden] of Object.entries(arrows)) {
    for (const other of forbidden) {
      breaks(source(name), `import { a } from '@muster/${other}'\na()`, imports)
      breaks(source(name), `import type { A } from '@muster/${other}'\nexport type B = A`, imports)
      breaks(source(name), `export { a } from '@muster/${other}/sub'`, imports)
      breaks(source(name), `export const a = () => import('@muster/${other}')`, imports)
      breaks(source(name), `export type A = import('@muster/${other}').A`, 'plugin')
      breaks(
        `packages/${name}/src/wrong.test`,
        `import { a } from '@muster/${other}'\na()`,
        imports,
      )
    }
  }
  for (const name of [...pure, 'bots', 'server', 'cli']) {
    breaks(source(name), "import { a } from '../../../other/src/a.ts'\na()", imports)
    breaks(source(name), "import { a } from '../../../other/dist/a.js'\na()", imports)
    breaks(source(name), "export * from '../../../../packages/other/index.ts'", imports)
  }

  for (const name of ['tenefyr', 'keep', 'terrinoth', 'bots', 'table', 'server']) {
    breaks(source(name), "import { a } from '@muster/engine/testing'\na()", imports)
  }

  const anywhere = source('cli')
  breaks(anywhere, 'export const a = [3, 10].sort()', 'plugin')
  breaks(anywhere, 'export const a = (b?: number[]) => b?.sort()', 'plugin')
  breaks(anywhere, 'export const a = (b: any) => b', 'lint/suspicious/noExplicitAny')
  breaks(anywhere, 'export const a = (b?: string) => b!', 'lint/style/noNonNullAssertion')
  breaks(anywhere, 'export default 1', 'lint/style/noDefaultExport')
  breaks(anywhere, "import { a } from './a.ts'", 'lint/correctness/noUnusedImports')
  breaks(anywhere, 'const a = 1', 'lint/correctness/noUnusedVariables')
  breaks(
    anywhere,
    "import { A } from './a.ts'\nexport const b = (a: A): A => a",
    'lint/style/useImportType',
  )
  breaks(anywhere, "import { it } from 'vitest'\nit.only('a')", 'lint/suspicious/noFocusedTests')

  const right: [where: string, code: string][] = [
    [
      'packages/engine/src/right',
      'export const a = Math.floor(2) + [2, 1].sort((b, c) => b - c).length',
    ],
    [
      'packages/engine/src/right.test',
      "import { readFileSync } from 'node:fs'\nexport const a = new Map([[1, readFileSync('a')]])",
    ],
    ['packages/engine/src/testing/right', 'export const a = new Set([Math.random()])'],
    ['packages/tenefyr/src/right', "import { a } from '@muster/engine'\na()"],
    ['packages/tenefyr/src/right.test', "import { a } from '@muster/engine/testing'\na()"],
    [
      'packages/bots/src/right',
      "import { a } from '@muster/engine'\nexport const b = new Map([[1, a]])",
    ],
    [
      'packages/server/src/right',
      "import { a } from '@muster/tenefyr'\nimport { b } from '@muster/table'\nexport const c = [a, b, Date.now()]",
    ],
    ['packages/server/src/right.test', "import { a } from '@muster/engine/testing'\na()"],
    [
      'packages/cli/src/right',
      "import { a } from '@muster/tenefyr'\nexport const b = [a, process.pid, Date.now()]",
    ],
  ]

  const wrongFiles = cases.map(({ where, code }, n) => {
    const path = where.endsWith('.test') ? `${where.slice(0, -5)}-${n}.test.ts` : `${where}-${n}.ts`
    write(path, code)
    return path
  })
  for (const [where, code] of right) write(`${where}.ts`, code)
  write(
    'packages/engine/src/ring-a.ts',
    "import { b } from './ring-b.ts'\nexport const a = () => b()",
  )
  write(
    'packages/engine/src/ring-b.ts',
    "import { a } from './ring-a.ts'\nexport const b = () => a()",
  )

  const { stdout } = run(
    '@biomejs/biome/bin/biome',
    ...['lint', '--reporter=json', '--max-diagnostics=none', 'packages'],
  )
  const report: {
    diagnostics: { category: string; severity: string; location: { path: string } }[]
  } = JSON.parse(stdout.split('\n').find((line) => line.startsWith('{')) ?? '{}')
  const found = (path: string) =>
    report.diagnostics
      .filter(({ location, severity }) => location.path === path && severity === 'error')
      .map(({ category }) => category)

  it.each(cases.map((wrong, n) => ({ ...wrong, path: wrongFiles[n] ?? '' })))(
    'in $path: $code',
    ({ path, rule }) => {
      expect(found(path)).toContain(rule)
    },
  )

  it.each(right)('lets be %s: %s', (where) => {
    expect(found(`${where}.ts`)).toEqual([])
  })

  it('sees a ring of imports', () => {
    expect(found('packages/engine/src/ring-a.ts')).toContain('lint/suspicious/noImportCycles')
  })
})

describe('the compiler', () => {
  const { write, run } = repository()
  write('packages/engine/src/index.ts', 'export const a = (): number => process.pid')
  write('packages/engine/src/page.ts', 'export const b = (): string => document.title')
  write('packages/engine/src/out.ts', "export { c } from '../../bots/src/index.ts'")
  write('packages/bots/src/index.ts', 'export const c = 1')
  const { status, stdout } = run('typescript/bin/tsc', '-b', 'packages/engine')

  it.each([
    ['Node in a pure package', /index\.ts.*Cannot find name 'process'/],
    ['the page in a pure package', /page\.ts.*Cannot find name 'document'/],
    ['a relative import that leaves the package', /bots\/src\/index\.ts' is not /],
  ])('refuses %s', (_, sentence) => {
    expect(stdout).toMatch(sentence)
    expect(status).not.toBe(0)
  })
})

describe('the search for dead code', () => {
  const { write, run } = repository()
  write('packages/engine/src/index.ts', "export { used } from './used.ts'")
  write('packages/engine/src/used.ts', 'export const used = 1\nexport const unused = 2')
  write('packages/engine/src/orphan.ts', 'export const orphan = 1')
  write(
    'packages/tenefyr/src/index.ts',
    "import { sha256 } from '@noble/hashes/sha2.js'\nexport const a = sha256",
  )
  write('packages/bots/src/index.ts', "export { a } from '@muster/tenefyr'")
  const { status, stdout } = run('knip/bin/knip.js', '--reporter=compact', '--no-config-hints')

  it.each([
    ['an export that nothing imports', /used\.ts: unused/],
    ['a file that nothing imports', /orphan\.ts/],
    ['a dependency that is not declared', /tenefyr.*@noble\/hashes/],
    ['an arrow that is not declared', /bots.*@muster\/tenefyr/],
  ])('finds %s', (_, line) => {
    expect(stdout).toMatch(line)
    expect(status).not.toBe(0)
  })
})

/** What a visitor loads, as a server would send it: compressed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { dist } from './served.ts'

export class Weight {
  /** Scripts of the page and of its worker, each once. */
  readonly scripts = new Set<string>()

  constructor(page: Page) {
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) this.scripts.add(pathname)
    })
  }

  /** In kilobytes of 1,000 bytes. */
  get kilobytes(): number {
    let bytes = 0
    for (const path of this.scripts) {
      bytes += brotliCompressSync(readFileSync(join(dist, path))).length
    }
    return bytes / 1000
  }
}

import { print } from '../live/messages.ts'
import type { ServerParts } from '../server-parts.ts'

/** First on every connection: a page with other rules updates itself before it applies anything. */
export const hello = ({ shelf, version }: ServerParts): string =>
  print({
    kind: 'version',
    games: shelf.map(({ house }) => ({
      name: house.name,
      version: house.version,
      pack: house.pack.hash,
    })),
    server: version,
  })

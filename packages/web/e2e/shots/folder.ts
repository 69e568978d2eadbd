import { fileURLToPath } from 'node:url'

/** Where the pictures go. */
export const shots =
  process.env.MUSTER_SHOTS ?? fileURLToPath(new URL('../../../../shots', import.meta.url))

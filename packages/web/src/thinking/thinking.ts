/**
 * Searches for the page, in workers of their own: neither the page nor the hall waits for them. They run the file of
 * the hall's worker, so that rules and cards are not loaded twice.
 */
import { Thinkers } from './thinkers.ts'

const MOST_WORKERS = 4

/** One core is left to the page. */
const workers = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1))

export const thinking = new Thinkers(
  () =>
    new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'thinks' }),
  workers,
)

// The same people as at one SQLite file.
export { seat } from '../muster/client.mjs'

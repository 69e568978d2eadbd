// What a run of the benchmark was asked for.
import { parseArgs } from 'node:util'

const CONTESTANTS = ['boardgameio', 'colyseus', 'bare', 'muster']
/** Only where they are asked for: they need a database, MUSTER_DATABASE. */
const ON_POSTGRES = ['muster-postgres', 'muster-nodes']
const ALL = [...CONTESTANTS, ...ON_POSTGRES]

const HELP = `npm run bench:server [-- OPTIONS]
  --only NAME       one of ${ALL.join(', ')}; may be given several times
  --matches N       one size instead of 50 and 200; may be given several times
  --seconds N       how long each is counted (4)
  --rounds N        how often all take their turns (3; 1 with --only)
  --in-turn N       instead: all side by side, each loaded for N moments in its turn, and how much of the others’ CPU it takes
  --calm            only Muster's server at a calm pace, which --only leaves out
  --profile         profiles Muster's server while it is counted; says where the file is, and what takes longest
  --json            the figures as JSON on standard output`

export function readAsked() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      matches: { type: 'string', multiple: true },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      'in-turn': { type: 'string' },
      calm: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    process.exit(0)
  }
  const { calm, profile, json } = values
  const only = calm ? ['muster'] : values.only
  const unknown = only?.find((name) => !ALL.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no contestant “${unknown}”.\n${HELP}`)
    process.exit(1)
  }
  return {
    names: only === undefined ? CONTESTANTS : ALL.filter((name) => only.includes(name)),
    seconds: Number(values.seconds ?? 4),
    rounds: Number(values.rounds ?? (only === undefined ? 3 : 1)),
    moments: Number(values['in-turn'] ?? 0),
    sizes: calm ? [] : (values.matches ?? ['50', '200']).map(Number),
    // A profile of one size is not to wait for it.
    calm: calm || only === undefined,
    ...{ profile, json },
  }
}

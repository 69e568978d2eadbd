// npm run bench:server: measures Muster's server beside others.
import { become, build, setup } from './setup.mjs'

setup()
build('packages/server')
build('bench')
await become('bench/server/run.mjs', process.argv.slice(2))

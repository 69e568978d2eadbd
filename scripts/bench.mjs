// npm run bench: measures speed and size.
import { become, build, setup } from './setup.mjs'

setup()
build('bench')
await become('bench/run.mjs', process.argv.slice(2))

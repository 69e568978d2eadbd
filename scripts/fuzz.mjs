// npm run fuzz: random matches of every game, many more than the tests play.
import { become, build, setup } from './setup.mjs'

setup()
build('packages/cli')
await become('packages/cli/dist/fuzz.js', process.argv.slice(2))

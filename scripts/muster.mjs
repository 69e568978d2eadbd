// npm run muster -- …: the command line, built first when sources have changed.
import { become, build, setup } from './setup.mjs'

setup()
build('packages/cli')
await become('packages/cli/dist/main.js', process.argv.slice(2))

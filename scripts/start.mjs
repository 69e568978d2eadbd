// npm start: opens the table in the terminal.
import { become, build, setup } from './setup.mjs'

setup()
build('packages/cli')
await become('packages/cli/dist/main.js', ['play', ...process.argv.slice(2)])

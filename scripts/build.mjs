// npm run build: type-checks everything, tests included, and writes each package's dist/.
import { build, setup } from './setup.mjs'

setup()
build()

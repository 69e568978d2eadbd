// npm run build: type-checks everything, tests included, writes each package's dist/ and the page's.
import { buildPage } from './page.mjs'
import { build, setup } from './setup.mjs'

setup()
build()
buildPage()

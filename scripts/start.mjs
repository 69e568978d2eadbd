// npm start: serves the page and online tables, and opens the page. (npm run muster -- play plays in the terminal.)
import { buildPage } from './page.mjs'
import { become, build, setup } from './setup.mjs'

/** Whether there is a browser window to open here, and nobody asked us not to. */
function hasWindow() {
  const { BROWSER, CI, DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME } = process.env
  if (BROWSER === 'none' || CI !== undefined) return false
  if (process.platform === 'win32' || process.platform === 'darwin') return true
  return [DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME].some((name) => name !== undefined)
}

setup()
buildPage()
build('packages/cli')
const open = hasWindow() ? ['--open'] : []
// Whoever plays wants no line for each request.
process.env.MUSTER_LOG ??= 'warn'
const serve = ['serve', '--page', 'packages/web/dist', ...open, ...process.argv.slice(2)]
await become('packages/cli/dist/main.js', serve)

// npm start: opens the table in the browser. (npm run muster -- play opens it in the terminal.)
import { buildPage } from './page.mjs'
import { become, setup } from './setup.mjs'

/** Whether there is a browser window to open here, and nobody asked us not to. */
function hasWindow() {
  const { BROWSER, CI, DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME } = process.env
  if (BROWSER === 'none' || CI !== undefined) return false
  if (process.platform === 'win32' || process.platform === 'darwin') return true
  return [DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME].some((name) => name !== undefined)
}

setup()
buildPage()
const open = hasWindow() ? ['--open'] : []
// The next free port is taken when this one is not.
const preview = ['preview', 'packages/web', '--port', '4400', ...open, ...process.argv.slice(2)]
await become('node_modules/vite/bin/vite.js', preview)

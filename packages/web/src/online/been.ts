/** Says only that this browser has been at a shared table: then the start page asks for its matches. */
const BEEN = 'muster.online'

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(BEEN) !== null
  } catch {
    return false
  }
}

export function rememberOnline(been: boolean): void {
  try {
    if (been) localStorage.setItem(BEEN, '1')
    else localStorage.removeItem(BEEN)
  } catch {
    // Storage refused: then the cookie is gone with this visit too.
  }
}

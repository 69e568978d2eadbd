/** Is there a server beside the page? One that lies as plain files plays on without. */
import { useEffect, useState } from 'react'

let known: Promise<boolean> | undefined

/** Our server says so with every file. Asked once a visit; where nothing answered, again by who asks next. */
function hasServer(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  known ??= fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    ({ headers }) => headers.has('muster-api'),
    () => {
      known = undefined
      return false
    },
  )
  return known
}

export function useServer(): boolean {
  const [there, setThere] = useState(false)
  useEffect(() => {
    let isHere = true
    hasServer().then((found) => {
      if (isHere) setThere(found)
    })
    return () => {
      isHere = false
    }
  }, [])
  return there
}

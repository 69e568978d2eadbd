/** A file dropped anywhere on a page is given to it, rather than opened by the browser instead of the page. */
import { useEffect, useEffectEvent, useState } from 'react'

/** Gives whether a file hangs over the page. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [hangs, setHangs] = useState(false)
  const given = useEffectEvent(onFile)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setHangs(true)
    }
    const leave = (event: DragEvent) => {
      // Leaving one thing of the page for another is not leaving the page.
      if (event.relatedTarget === null) setHangs(false)
    }
    const drop = (event: DragEvent) => {
      setHangs(false)
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return
      event.preventDefault()
      given(file)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return hangs
}

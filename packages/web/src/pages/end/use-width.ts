import { type RefObject, useEffect, useRef, useState } from 'react'

/** How wide an element is, kept up to date: text in a chart keeps its size when the chart does not. */
export function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (element.current === null) return
    const watch = new ResizeObserver(([{ contentRect }]) => setWidth(Math.floor(contentRect.width)))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [])
  return [element, width]
}

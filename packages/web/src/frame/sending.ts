/** What was sent and is not answered yet. It stands apart from the match: sending alone draws no table anew. */
import { useEffect, useState } from 'react'

export class Sending {
  private readonly listeners = new Set<(underWay: boolean) => void>()
  private count = 0

  begin(): void {
    this.count++
    this.tell()
  }

  end(): void {
    this.count--
    this.tell()
  }

  listen(listener: (underWay: boolean) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private tell(): void {
    for (const listener of this.listeners) listener(this.count > 0)
  }
}

export function useIsSending(sending: Sending): boolean {
  const [underWay, setUnderWay] = useState(false)
  useEffect(() => sending.listen(setUnderWay), [sending])
  return underWay
}

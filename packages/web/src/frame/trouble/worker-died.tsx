import { host } from '../../host/host.ts'
import { useTexts } from '../../texts/texts.ts'
import { TroublePage } from './lazy-trouble.tsx'
import { troubleTexts } from './texts.ts'

interface WorkerDiedProps {
  readonly id: string
  readonly trouble: string
  /** A new worker is there: open the match again. */
  onGoOn(): void
}

/** The worker is gone; the match is in storage, and a new worker reads it from there. */
export function WorkerDied({ id, trouble, onGoOn }: WorkerDiedProps) {
  const { died } = useTexts(troubleTexts)
  return (
    <TroublePage
      id={id}
      heading={died}
      trouble={trouble}
      onGoOn={() => {
        host.restart()
        onGoOn()
      }}
    />
  )
}

import { Component, type ReactNode } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { fetchTroublePage, TroublePage } from './lazy-trouble.tsx'
import { troubleTexts } from './texts.ts'

/** Long enough for the table to be drawn and looked at, in milliseconds. */
const SETTLED = 5000

interface MatchTroubleProps {
  readonly id: string
  readonly children: ReactNode
}

interface MatchTroubleState {
  /** In a box of its own: anything can be thrown, also nothing. */
  readonly broken: { readonly error: unknown } | undefined
}

/** Catches what breaks while a match is drawn. The match itself is in storage; going on draws it anew. */
export class MatchTrouble extends Component<MatchTroubleProps, MatchTroubleState> {
  override state: MatchTroubleState = { broken: undefined }

  static getDerivedStateFromError(error: unknown): MatchTroubleState {
    return { broken: { error } }
  }

  private hasGoneOn = false
  private fetching: ReturnType<typeof setTimeout> | undefined

  override componentDidMount(): void {
    this.fetching = setTimeout(fetchTroublePage, SETTLED)
  }

  override componentWillUnmount(): void {
    clearTimeout(this.fetching)
  }

  override render(): ReactNode {
    const { id, children } = this.props
    const { broken } = this.state
    if (broken === undefined) return children
    return <TableBroken id={id} error={broken.error} onGoOn={() => this.goOn()} />
  }

  /** What breaks twice may be a part of the page that did not load: then all of it is loaded anew. */
  private goOn(): void {
    if (this.hasGoneOn) location.reload()
    this.hasGoneOn = true
    this.setState({ broken: undefined })
  }
}

function TableBroken({
  id,
  error,
  onGoOn,
}: {
  readonly id: string
  readonly error: unknown
  onGoOn(): void
}) {
  const { broken } = useTexts(troubleTexts)
  return <TroublePage id={id} heading={broken} trouble={troubleText(error)} onGoOn={onGoOn} />
}

/** An error with where it came from, as far as the browser tells. */
function troubleText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stack = '', name, message } = error
  const said = `${name}: ${message}`
  return stack.startsWith(said) ? stack : `${said}\n${stack}`
}

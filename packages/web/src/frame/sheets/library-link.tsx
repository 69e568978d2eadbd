/** From the table into the library, to the cards of this match; it knows the way back. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useMatch } from '../match-context.ts'

interface LibraryLinkProps {
  /** `/card/orc`, `/rule/T4.5`; nothing for the shelves. */
  readonly to?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function LibraryLink({ to = '', className, children }: LibraryLinkProps) {
  const { game, id, pack } = useMatch().view
  return (
    <Link href={`/library/${game}${to}?pack=${pack}&match=${id}`} className={className}>
      {children}
    </Link>
  )
}

/** Wins of matches. */
export interface Count {
  wins: number
  matches: number
}

export function countOf(played: readonly { readonly won: boolean }[]): Count {
  let wins = 0
  for (const { won } of played) if (won) wins++
  return { wins, matches: played.length }
}

export const shareOf = ({ wins, matches }: Count): number => (matches === 0 ? 0 : wins / matches)

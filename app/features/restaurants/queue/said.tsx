import type { Tongue } from './use-turn.ts'

/** What a wall says in the language that has its turn, in that one's own direction. */
export function Said({ turn, children }: { turn: Tongue; children: string }) {
  return (
    // The server and the browser may know a language's dates in different versions.
    <span className="q-said" dir={turn.direction} lang={turn.code} suppressHydrationWarning>
      {children}
    </span>
  )
}

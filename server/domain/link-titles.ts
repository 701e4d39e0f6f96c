import { done, refused, type Result } from './result.ts'

interface Title {
  /** As it is now in the language; empty where there is none. */
  now: string
  title: string
  /** What its writer saw. */
  seen: string
}

/**
 * What a title that was not written means: it is there already, or somebody else has written another one meanwhile (`stale`, with
 * theirs). Where it is still what was seen, the language is unknown: `not_found`.
 */
export function titleOutcome<Whole>(current: Whole, { now, title, seen }: Title): Result<Whole> {
  if (now === title) return done(current)
  return now === seen ? refused('not_found') : refused('stale', { current })
}

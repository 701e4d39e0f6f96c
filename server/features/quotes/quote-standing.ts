import { osloClock } from '#domain/oslo-time.ts'
import type { QuoteStatus } from '#domain/quotes.ts'
import type { QuoteRow } from './quote-steps.queries.ts'

/** Where a quote stands for its buyer: an offer is expired from the day after its last one, whether the job has been there yet or not. */
export function standingOf(
  { status, validUntil }: Pick<QuoteRow, 'status' | 'validUntil'>,
  now: number,
): QuoteStatus {
  const isOver = validUntil !== null && validUntil < osloClock(now).date
  return status === 'offered' && isOver ? 'expired' : status
}

import type { AdminQuote, AssignQuote } from '#domain/admin-quotes.schema.ts'
import type { Problem, Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import { standingOf } from '#server/features/quotes/quote-standing.ts'
import { canWrite } from '#server/features/quotes/quote-view.ts'
import { isOfSales } from './admin-quote.repository.ts'
import { changeQuote, forbiddenNow } from './change-quote.ts'
import { saveOwner, writeTaken } from './staff-steps.repository.ts'

/**
 * The caller takes a quote: it is theirs, and one that is new is being worked on. Refuses `not_found`, `stale`, and `quote_in_state` for
 * what is over.
 */
export function takeQuote(
  ctx: Ctx,
  id: string,
  { rev }: { rev: number },
): Promise<Result<AdminQuote>> {
  const { userId } = personOf(ctx)
  return changeQuote(
    ctx,
    { id, rev },
    {
      isDone: ({ quote }) => quote.assignedTo === userId && quote.status !== 'submitted',
      write: async (found) => {
        const { quote } = found
        if (quote.status === 'submitted') {
          await writeTaken(ctx, quote)
          return undefined
        }
        if (!canWrite(standingOf(quote, ctx.now()))) return forbiddenNow(ctx, found)
        return saved(await saveOwner(ctx, { quote, userId }))
      },
    },
  )
}

/** Gives a quote to somebody who may answer it, or to nobody. Refuses `not_found` for everybody else, and `stale`. */
export function assignQuote(
  ctx: Ctx,
  id: string,
  { rev, userId }: AssignQuote,
): Promise<Result<AdminQuote>> {
  return changeQuote(
    ctx,
    { id, rev },
    {
      isDone: ({ quote }) => quote.assignedTo === userId,
      write: async ({ quote }) => {
        if (userId !== null && !(await isOfSales(ctx, userId)))
          return { code: 'not_found', field: 'userId' }
        return saved(await saveOwner(ctx, { quote, userId }))
      },
    },
  )
}

function saved(isSaved: boolean): Problem | undefined {
  return isSaved ? undefined : { code: 'stale' }
}

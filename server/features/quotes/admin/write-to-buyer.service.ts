import type { AdminQuote, WriteToQuote } from '#domain/admin-quotes.schema.ts'
import { nextQuoteStatus } from '#domain/quotes.ts'
import type { Problem, Result } from '#domain/result.ts'
import { refused } from '#domain/result.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import type { Call } from '#server/http/once.queries.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { standingOf } from '#server/features/quotes/quote-standing.ts'
import { canWrite } from '#server/features/quotes/quote-view.ts'
import type { FoundQuote } from '#server/features/quotes/quotes.repository.ts'
import { findOwnQuote, getAdminQuote } from './admin-quote.service.ts'
import { forbiddenNow } from './change-quote.ts'
import {
  findWritten,
  type SalesMessage,
  writeMessage,
  writeNote,
  writeQuestion,
} from './write-to-buyer.repository.ts'

const attempts = 3

/**
 * Writes to a quote, once per key: a message or a question goes to its buyer by mail, and a question stops the clock; a note is for those
 * who work here. Refuses `not_found`, `quote_in_state`, `key_reused`, and `busy` where it moved each time we tried.
 */
export async function writeToQuote(
  ctx: Ctx,
  { id, ...wanted }: WriteToQuote & { id: string },
  key: string,
): Promise<Result<AdminQuote>> {
  if (!(await findOwnQuote(ctx, id))) return refused('not_found')
  let problem: Problem | undefined
  const making = { scope: 'quote-sales-message', key, body: { id, ...wanted } }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findWritten(ctx, stored),
    make: async (call) => {
      const written = await writeAnyhow(ctx, id, { wanted, call })
      if (typeof written === 'string') return written
      problem = written
      return undefined
    },
  })
  if (made.ok) return getAdminQuote(ctx, id)
  return problem && made.problem.code === 'too_many' ? { ok: false, problem } : made
}

interface ToWrite {
  wanted: Omit<WriteToQuote, 'id'>
  call: Call
}

/** The id of what was written, or why it was not; read anew where somebody changed the quote in between. */
async function writeAnyhow(ctx: Ctx, id: string, toWrite: ToWrite): Promise<string | Problem> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await findOwnQuote(ctx, id)
    if (!found) return { code: 'not_found' }
    try {
      const written = await write(ctx, found, toWrite)
      if (written !== undefined) return written
    } catch (error) {
      if (!isOvertaken(faultOf(error))) throw error
    }
  }
  return { code: 'busy' }
}

async function write(
  ctx: Ctx,
  found: FoundQuote,
  { wanted: { kind, text, lineIds }, call }: ToWrite,
): Promise<string | Problem | undefined> {
  const message: SalesMessage = {
    ...{ quote: found.quote, text, call },
    lineIds: knownOf(found, lineIds),
  }
  if (kind === 'note') return writeNote(ctx, message)
  const status = standingOf(found.quote, ctx.now())
  if (kind === 'message')
    return canWrite(status) ? writeMessage(ctx, message) : forbiddenNow(ctx, found)
  return nextQuoteStatus(status, 'ask', 'staff').ok
    ? writeQuestion(ctx, message)
    : forbiddenNow(ctx, found)
}

/** The lines that a message can be about: of what was asked for or offered. */
function knownOf({ lines, offers }: FoundQuote, ids: readonly string[]): string[] {
  const known = new Set([...lines, ...offers.flatMap((offer) => offer.lines)].map(({ id }) => id))
  return [...new Set(ids)].filter((each) => known.has(each))
}

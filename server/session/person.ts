import type { Ctx } from '#server/http/context.ts'
import type { SignedIn } from './session.service.ts'

/** Who is signed in. `account.own` was asked before: a request without a person here is a mistake in the program. */
export function personOf(ctx: Pick<Ctx, 'user'>): SignedIn {
  if (!ctx.user) throw new Error('a person’s own things were asked for by nobody')
  return ctx.user
}

import type { Erase } from '#domain/account.schema.ts'
import { leavingProblem } from '#domain/accounts.ts'
import type { AttributeSchema } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import { passwordText } from '#domain/password.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { withoutTyped } from '#domain/typed-options.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { eraseAccount, findLeaving } from './erase.repository.ts'
import type { BlankedLine } from './erased-orders.queries.ts'
import { provenByLink } from '#server/features/identity/mailed-proof.service.ts'
import { allLanguages, raisedRevision } from '#server/site/revisions.queries.ts'
import { personOf } from '#server/session/person.ts'
import { findConfirmedOwner } from '#server/features/identity/second-factor/owner.service.ts'

const attempts = 3

/**
 * Deletes the caller's account for good, by their password or a mailed proof: what the law wants of their orders stays, without
 * a name. Refuses `password_wrong`, `link_spent`, `open_order` (names the order) and `last_owner`.
 */
export async function erase(ctx: Ctx, proof: Erase): Promise<Result<object>> {
  const proven = await provenBy(ctx, proof)
  if (!proven.ok) return proven
  const leaver = { factoryId: ctx.site.factoryId, userId: personOf(ctx).userId }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { person, leaving, lines } = await findLeaving(ctx.database, leaver)
    if (!person) return refused('signed_out')
    const problem = leavingProblem(leaving)
    if (problem) return { ok: false, problem }
    try {
      await eraseAccount(ctx.database, {
        leaver,
        lines: lines.flatMap(withoutTexts),
        now: ctx.now(),
        audit: auditOf(ctx, leaver.userId),
        revision: raisedRevision(ctx, allLanguages),
        told: toldGoodbye(ctx, person),
      })
      ctx.log.info('account.erased', { user: leaver.userId })
      return done({})
    } catch (error) {
      // An order was placed, or the account went, in between: what is there now decides.
      if (!isRefusedByGuard(error)) throw error
    }
  }
  return refused('busy')
}

function provenBy(ctx: Ctx, proof: Erase): Promise<Result<unknown>> {
  if ('password' in proof) return findConfirmedOwner(ctx, passwordText(proof.password))
  return provenByLink(ctx, 'erase', proof.proof)
}

interface LineWithOptions extends BlankedLine {
  attributes: AttributeSchema
}

/** The line without what its buyer wrote, such as the words on a gift card; none where nothing was written. */
export function withoutTexts({ id, attributes, ...line }: LineWithOptions): BlankedLine[] {
  const blanked = withoutTyped(line, attributes)
  return blanked ? [{ id, ...blanked }] : []
}

function auditOf(ctx: Ctx, userId: string) {
  return {
    id: newId(),
    factoryId: ctx.site.factoryId,
    at: ctx.now(),
    actorId: userId,
    role: ctx.actor.role,
    action: 'erased' as const,
    entity: 'user',
    entityId: userId,
    data: {},
    requestId: ctx.requestId,
  }
}

/** The last word goes to the address that is being forgotten; once it is sent, its row forgets it too. */
function toldGoodbye(ctx: Ctx, person: { email: string; languageCode: string }) {
  return queuedMessage({
    factoryId: ctx.site.factoryId,
    kind: 'A7',
    entityId: newId(),
    languageCode: person.languageCode,
    recipient: person.email,
    at: ctx.now(),
  })
}

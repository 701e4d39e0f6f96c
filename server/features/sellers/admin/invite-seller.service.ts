import { serverConfig } from '#config'
import type { AdminSeller } from '#domain/admin-sellers.schema.ts'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import {
  countSellerInvitations,
  issuedInvitation,
} from '#server/features/sellers/invitations.queries.ts'
import { toApplicant } from '#server/features/sellers/mails/seller-mails.queries.ts'
import { findSellerById, type FoundSeller } from '#server/features/sellers/sellers.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { personOf } from '#server/session/person.ts'
import { sellerView } from './admin-seller.service.ts'
import { findApplicationOf } from './seller.repository.ts'

const hourMs = 60 * 60_000

/**
 * Mails the invitation to look after a seller to its address once more (S4), once per key: what was mailed before opens nothing any
 * more. Refuses `not_found`, `seller_terminated`, `email_invalid` where it has none, and `too_many_tries`.
 */
export async function inviteSeller(
  ctx: Ctx,
  id: string,
  key: string,
): Promise<Result<AdminSeller>> {
  const found = await findSellerById(ctx, id)
  if (!found) return refused('not_found')
  let problem: Problem | undefined
  const made = await makeOnce(
    ctx,
    { scope: 'seller_invite', key, body: { id } },
    {
      find: async (stored) => {
        const [rows] = await ctx.database.read([madeBefore(build, stored)])
        return rows[0]
      },
      make: async (call) => {
        problem = await whyNot(ctx, found)
        if (problem) return undefined
        await ctx.database.write([...(await invitation(ctx, found)), spentKey(build, call, id)])
        return id
      },
    },
  )
  if (!made.ok) return problem ? { ok: false, problem } : made
  const now = await findSellerById(ctx, id)
  return now ? done(await sellerView(ctx, now)) : refused('not_found')
}

async function whyNot(ctx: Ctx, { seller }: FoundSeller): Promise<Problem | undefined> {
  if (seller.status === 'terminated') return { code: 'seller_terminated' }
  if (seller.email === '') return { code: 'email_invalid' }
  const since = ctx.now() - hourMs
  const mailed = await countSellerInvitations(ctx.database, { recipient: seller.email, since })
  return mailed >= serverConfig.accounts.mailsPerHour
    ? { code: 'too_many_tries', values: { min: 60 } }
    : undefined
}

async function invitation(ctx: Ctx, { seller }: FoundSeller) {
  const { id: sellerId, factoryId, email, contact: name, slug } = seller
  const application = await findApplicationOf(ctx, sellerId)
  // One that never applied, or whose applicant was erased, is written to in the site's own language.
  const languageCode = application?.languageCode ?? defaultLanguageOf(ctx.site)
  const [now, secret] = [ctx.now(), newSecret()]
  const secretHash = await sha256Hex(secret)
  const by = personOf(ctx).userId
  return [
    ...issuedInvitation({ factoryId, sellerId, secretHash, email, name, languageCode, now, by }),
    auditedBy(ctx, { action: 'seller_invited', entity: 'seller', entityId: slug }),
    toApplicant({ id: application?.id ?? sellerId, factoryId, email, languageCode }, 'S4', {
      ...{ at: now, again: secretHash, secret },
    }),
  ]
}

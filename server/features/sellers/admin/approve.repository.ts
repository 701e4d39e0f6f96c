import { and, eq, like, or } from 'drizzle-orm'
import { sellers } from '#db/schema/index.ts'
import { newId, newSecret, sha256Hex } from '#domain/ids.ts'
import { sellerSearchText } from '#domain/seller-search.ts'
import type { SellerDraft } from '#domain/seller-draft.ts'
import { freeSlug } from '#domain/seller-slugs.ts'
import type { ApplicationStatus } from '#domain/sellers.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import { issuedInvitation } from '#server/features/sellers/invitations.queries.ts'
import { toApplicant } from '#server/features/sellers/mails/seller-mails.queries.ts'
import {
  savedGoods,
  savedStory,
  sellerStep,
} from '#server/features/sellers/seller-changes.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'
import { personOf } from '#server/session/person.ts'
import { writeStep } from './application.repository.ts'

/** An application whose every step was answered. */
export type WholeDraft = Required<SellerDraft>

interface Approval {
  draft: WholeDraft
  to: ApplicationStatus
  /** Who looks after the application. */
  assignedTo: string
}

/**
 * Makes the seller of an application, with its goods, its story in the applicant's language and the invitation to look after it (S4),
 * all or nothing. False where the application has changed. Throws the fault of a unique address or organisation number.
 */
export async function writeApproved(
  ctx: Ctx,
  application: ApplicationRow,
  { draft, to, assignedTo }: Approval,
): Promise<boolean> {
  const { factoryId, languageCode, number, termsVersion } = application
  const { company, contact, place, range } = draft
  const [sellerId, now, by] = [newId(), ctx.now(), personOf(ctx).userId]
  const { company: name, kind, orgNo } = company
  const secret = newSecret()
  const secretHash = await sha256Hex(secret)
  const made = statementOf(
    build.insert(sellers).values({
      ...{ id: sellerId, factoryId, status: 'active', name, kind, orgNo, ...place, ...contact },
      slug: await findFreeSlug(ctx, `${name} ${place.city}`),
      ...{ approvedAt: now, termsVersion },
      searchText: sellerSearchText({ name, orgNo, ...place }),
      ...{ createdAt: now, createdBy: by, updatedAt: now, updatedBy: by },
    }),
  )
  const invited = { factoryId, sellerId, secretHash, languageCode, now, by }
  return writeStep(ctx, application, {
    ...{ event: 'approve', to, before: [made] },
    set: {
      ...{ sellerId, markedFields: [], decisionNote: '', assignedTo },
      ...{ decidedBy: by, decidedAt: now },
    },
    also: [
      ...savedGoods(sellerId, range.productIds),
      ...(range.story ? [savedStory({ id: sellerId, code: languageCode }, range.story)] : []),
      sellerStep(ctx, { id: sellerId, from: null, to: 'active', event: 'approve' }),
      ...issuedInvitation({ ...invited, email: application.email, name: contact.contact }),
      toApplicant(application, 'S4', { at: now, secret }),
    ],
    audit: { action: 'seller_approved', entity: 'seller_application', entityId: number ?? '' },
  })
}

/** The first address of a seller that nobody has. */
async function findFreeSlug(ctx: Ctx, title: string): Promise<string> {
  const slug = freeSlug(title, [])
  const [rows] = await ctx.database.read([
    build
      .select({ slug: sellers.slug })
      .from(sellers)
      .where(
        and(
          eq(sellers.factoryId, ctx.site.factoryId),
          or(eq(sellers.slug, slug), like(sellers.slug, `${slug}-%`)),
        ),
      ),
  ])
  return freeSlug(
    title,
    rows.map((row) => row.slug),
  )
}

import type { AdminApplication } from '#domain/admin-sellers.schema.ts'
import type { Problem, Result } from '#domain/result.ts'
import { isKnownNumber } from '#server/features/sellers/change-seller.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import type { FoundApplication } from './application.repository.ts'
import { type WholeDraft, writeApproved } from './approve.repository.ts'
import { changeApplication, ownerOf, stepped } from './review.service.ts'

/** How often a new address is looked for, where another approval took it in between. */
const attempts = 5

/**
 * Makes a seller of an application. Refuses `not_found`, `stale`, `application_in_state`, `application_incomplete`, and `seller_number_taken`
 * where another seller has the organisation number, also in a race.
 */
export function approveApplication(
  ctx: Ctx,
  id: string,
  { rev }: { rev: number },
): Promise<Result<AdminApplication>> {
  return changeApplication(
    ctx,
    { id, rev },
    {
      isDone: ({ application }) => application.status === 'approved',
      write: (found) => approved(ctx, found),
    },
  )
}

async function approved(ctx: Ctx, found: FoundApplication): Promise<Problem | undefined> {
  const draft = wholeDraft(found.application)
  if (!draft) return { code: 'application_incomplete' }
  for (let attempt = 1; attempt <= attempts; attempt += 1)
    try {
      return await stepped(ctx, found, 'approve', (application, to) =>
        writeApproved(ctx, application, { draft, to, assignedTo: ownerOf(ctx, application) }),
      )
    } catch (error) {
      if (isKnownNumber(error)) return { code: 'seller_number_taken' }
      if (!isTakenSlug(error)) throw error
    }
  return { code: 'busy' }
}

function wholeDraft({ draft }: ApplicationRow): WholeDraft | undefined {
  const { company, contact, place, range } = draft
  return company && contact && place && range && { company, contact, place, range }
}

function isTakenSlug(error: unknown): boolean {
  const fault = faultOf(error)
  return fault.kind === 'unique' && fault.what.includes('sellers.slug')
}

import type { AdminApplication, SellerTimeline } from '#domain/admin-sellers.schema.ts'
import { type Actor, isAllowed } from '#domain/permissions.ts'
import { type ApplicationEvent, nextApplicationStatus } from '#domain/sellers.ts'
import { named } from '#server/features/sellers/sellers.repository.ts'
import type { timelineQuery } from '#server/features/sellers/sellers.repository.ts'
import type { FoundApplication } from './application.repository.ts'
import { listedApplication } from './sellers-list.service.ts'

/** The whole application as the factory reads it. */
export function applicationView(found: FoundApplication, actor: Actor): AdminApplication {
  const { application, known, reviewers } = found
  const { rev, orgNo, languageCode, markedFields, decisionNote, sellerId, status } = application
  const { contact, place, range } = application.draft
  const wanted = new Set(range?.productIds)
  const edit = isAllowed(actor, 'sellers.edit')
  const can = (event: ApplicationEvent) => edit && nextApplicationStatus(status, event, 'staff').ok
  return {
    ...listedApplication(found),
    ...{ rev, orgNo, languageCode, markedFields, decisionNote, sellerId, known, reviewers },
    contact: contact?.contact ?? '',
    email: application.email,
    phone: contact?.phone ?? '',
    website: contact?.website ?? '',
    street: place?.street ?? '',
    postcode: place?.postcode ?? '',
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    weekly: place?.weekly ?? [],
    exceptions: place?.exceptions ?? [],
    goods: found.goods.filter(({ id }) => wanted.has(id)).map(named),
    story: range?.story ?? '',
    volume: range?.volume ?? null,
    payment: range?.payment ?? null,
    hasColdChain: range?.hasColdChain ?? null,
    timeline: timelineView(found.timeline, contact?.contact ?? ''),
    can: {
      edit,
      take: can('take'),
      ask: can('ask_changes'),
      approve: can('approve') && known === null,
      reject: can('reject'),
    },
  }
}

/** The steps with who took them; those of no member of the staff are the business's own. */
export function timelineView(
  rows: Awaited<ReturnType<typeof timelineQuery>>,
  contact: string,
): SellerTimeline {
  return rows.map(({ event, actorType, reason, at, name }) => ({
    ...{ event, actorType, reason, at },
    by: name ?? (actorType === 'guest' || actorType === 'customer' ? contact : ''),
  }))
}

import { changesOf } from '#domain/audit-changes.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { sellerSearchText } from '#domain/seller-search.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { saveSeller, type SellerSet } from './seller-changes.queries.ts'
import type { FoundSeller } from './sellers.repository.ts'

/** By which door a seller is changed: who finds it there, and how it is shown. */
export interface SellerDoor<View> {
  find: () => Promise<FoundSeller | undefined>
  view: (found: FoundSeller) => View | Promise<View>
  /** Why nothing may be changed of it. */
  problem?: (found: FoundSeller) => Problem | undefined
}

/**
 * Saves what was changed of a seller, once however often it is sent. Refuses `not_found`, `stale` with what is there now, and
 * `seller_number_taken` for the organisation number of another one.
 */
export async function changeSeller<View>(
  ctx: Ctx,
  door: SellerDoor<View>,
  { rev, set }: { rev: number; set: SellerSet },
): Promise<Result<View>> {
  const before = await door.find()
  if (!before) return refused('not_found')
  const problem = door.problem?.(before)
  if (problem) return { ok: false, problem }
  try {
    const isSaved =
      before.seller.rev === rev &&
      (await saveSeller(ctx, before.seller, {
        set: { ...set, columns: columnsOf(before, set) },
        audit: {
          ...{ action: 'seller_changed', entity: 'seller', entityId: before.seller.slug },
          changes: changesOf('seller', logged(before), logged(after(before, set))),
        },
      }))
    const now = await door.find()
    if (!now) return refused('not_found')
    const isDone = isSaved || (now.seller.rev === rev + 1 && holds(now, set))
    const current = await door.view(now)
    return isDone ? done(current) : refused('stale', { current })
  } catch (error) {
    if (!isKnownNumber(error)) throw error
    return refused('seller_number_taken', { field: 'orgNo' })
  }
}

/** True for the fault of a batch that would have made a second seller with an organisation number. */
export function isKnownNumber(error: unknown): boolean {
  const fault = faultOf(error)
  return fault.kind === 'unique' && fault.what.includes('sellers.org_no')
}

function columnsOf({ seller }: FoundSeller, { columns = {} }: SellerSet) {
  return { ...columns, searchText: sellerSearchText({ ...seller, ...columns }) }
}

function after(found: FoundSeller, { columns, productIds, stories }: SellerSet): FoundSeller {
  return {
    ...found,
    seller: { ...found.seller, ...columns },
    productIds: productIds ? [...productIds] : found.productIds,
    stories: { ...found.stories, ...stories },
  }
}

/** True where all that was to be written is there. */
function holds(found: FoundSeller, set: SellerSet): boolean {
  return JSON.stringify(shown(found)) === JSON.stringify(shown(after(found, set)))
}

function shown({ seller, productIds, stories }: FoundSeller) {
  const written = Object.entries(stories).filter(([, story]) => story !== '')
  return [seller, productIds, written.toSorted(([one], [other]) => (one < other ? -1 : 1))]
}

/** What the log looks at; which words of it stay, `keptFields` says. */
function logged({ seller, productIds, goods, stories }: FoundSeller) {
  const { name, kind, street, postcode, city, website, closedFrom, closedTo, lat, lng } = seller
  const { orgNo, contact, phone, email, closureNote, weekly, exceptions } = seller
  const nameOf = (id: string) => goods.find((each) => each.id === id)?.name ?? id
  return {
    ...{ name, kind, orgNo, street, postcode, city, contact, phone, email, website },
    pin: `${lat} ${lng}`,
    hours: JSON.stringify([weekly, exceptions]),
    ...{ closedFrom, closedTo, closureNote },
    products: productIds.map(nameOf).toSorted(),
    stories,
  }
}

import type { SaveSellerHours } from '#domain/admin-sellers.schema.ts'
import { osloClock } from '#domain/oslo-time.ts'
import type { OwnSeller, SaveClosure, SaveSellerProfile } from '#domain/own-seller.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { saveCarried, saveStory } from '#server/features/sellers/carried.service.ts'
import { changeSeller, type SellerDoor } from '#server/features/sellers/change-seller.ts'
import { findSellerOf, type FoundSeller } from '#server/features/sellers/sellers.repository.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'

type Changed = Promise<Result<OwnSeller>>

/** The seller that the caller looks after; `not_found` where there is none, or none any more. */
export async function getOwnSeller(ctx: Ctx): Changed {
  const found = await findSellerOf(ctx, personOf(ctx).userId)
  return found ? done(ownView(ctx, found)) : refused('not_found')
}

/** Saves how the seller is reached. Refuses `not_found` and `stale`, as all of these. */
export function saveProfile(ctx: Ctx, { rev, ...columns }: SaveSellerProfile): Changed {
  return changeSeller(ctx, ownDoor(ctx), { rev, set: { columns } })
}

/** Saves when it is open. */
export function saveOwnHours(ctx: Ctx, { rev, ...columns }: SaveSellerHours): Changed {
  return changeSeller(ctx, ownDoor(ctx), { rev, set: { columns } })
}

/** Saves what it carries; `product_not_found` for what the factory does not have. */
export function saveOwnGoods(
  ctx: Ctx,
  carried: { rev: number; productIds: readonly string[] },
): Changed {
  return saveCarried(ctx, ownDoor(ctx), carried)
}

/** Saves between which days it is closed; `closure_over` for a time that is over. */
export async function saveClosure(ctx: Ctx, { rev, closure }: SaveClosure): Changed {
  const columns = {
    closedFrom: closure?.from ?? null,
    closedTo: closure?.to ?? null,
    closureNote: closure?.note ?? '',
  }
  if (closure && closure.to < osloClock(ctx.now()).date)
    return refused('closure_over', { field: 'closure.to' })
  return changeSeller(ctx, ownDoor(ctx), { rev, set: { columns } })
}

/** Saves its story in a language; `not_found` where the site has no such language. */
export function saveOwnStory(
  ctx: Ctx,
  code: string,
  { rev, story }: { rev: number; story: string },
): Changed {
  return saveStory(ctx, ownDoor(ctx), { rev, story, code })
}

function ownDoor(ctx: Ctx): SellerDoor<OwnSeller> {
  return {
    find: () => findSellerOf(ctx, personOf(ctx).userId),
    view: (found) => ownView(ctx, found),
  }
}

function ownView(ctx: Ctx, { seller, productIds, goods, stories }: FoundSeller): OwnSeller {
  const { rev, slug, status, statusReason, name, kind, street, postcode, city } = seller
  const { contact, phone, email, website, weekly, exceptions } = seller
  const { closedFrom, closedTo, closureNote } = seller
  return {
    ...{ rev, slug, status, statusReason, name, kind, street, postcode, city },
    ...{ contact, phone, email, website, weekly, exceptions, closedFrom, closedTo, closureNote },
    ...{ productIds, goods, stories, today: osloClock(ctx.now()).date },
  }
}

import type { AdminSeller, SaveSeller, SaveSellerHours } from '#domain/admin-sellers.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import { saveCarried, saveStory } from '#server/features/sellers/carried.service.ts'
import { changeSeller } from '#server/features/sellers/change-seller.ts'
import { isInNorway } from '#server/features/sellers/places.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { staffDoor } from './admin-seller.service.ts'

type Changed = Promise<Result<AdminSeller>>

/** Saves who and where a seller is. Refuses `not_found`, `stale`, `seller_terminated`, `seller_number_taken`, and `pin_outside`. */
export async function saveSellerFacts(
  ctx: Ctx,
  id: string,
  { rev, ...columns }: SaveSeller,
): Changed {
  if (!(await isInNorway(ctx, columns.lat, columns.lng)))
    return refused('pin_outside', { field: 'lat' })
  return changeSeller(ctx, staffDoor(ctx, id), { rev, set: { columns } })
}

/** Saves when it is open. */
export function saveHoursOf(ctx: Ctx, id: string, { rev, ...columns }: SaveSellerHours): Changed {
  return changeSeller(ctx, staffDoor(ctx, id), { rev, set: { columns } })
}

/** Saves what it carries; `product_not_found` for what the factory does not have. */
export function saveCarriedOf(
  ctx: Ctx,
  id: string,
  carried: { rev: number; productIds: string[] },
): Changed {
  return saveCarried(ctx, staffDoor(ctx, id), carried)
}

/** Saves its story in a language; `not_found` where the site has no such language. */
export function saveStoryOf(
  ctx: Ctx,
  at: { id: string; code: string },
  { rev, story }: { rev: number; story: string },
): Changed {
  return saveStory(ctx, staffDoor(ctx, at.id), { rev, story, code: at.code })
}

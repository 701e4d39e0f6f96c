import type { ChangeProfile, Overview, Profile } from '#domain/account.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { ordersView } from './own-orders.service.ts'
import { personOf } from '#server/session/person.ts'
import { findOverview, findProfile, updateProfile } from './profile.repository.ts'

/** The caller's first page. `signed_out` where the account was deleted this very moment. */
export async function getOverview(ctx: Ctx): Promise<Result<Overview>> {
  const { userId } = personOf(ctx)
  const found = await findOverview(ctx.database, { factoryId: ctx.site.factoryId, userId })
  if (!found) return refused('signed_out')
  return done({ ...found, orders: await ordersView(ctx, found.orders) })
}

/** Changes name, phone or language. Refuses `stale`, and `invalid_input` for a language that the site does not speak. */
export async function changeProfile(ctx: Ctx, change: ChangeProfile): Promise<Result<Profile>> {
  const { languageCode } = change
  if (languageCode !== undefined && !ctx.site.languages.some(({ code }) => code === languageCode))
    return refused('invalid_input', { field: 'languageCode' })
  const { userId } = personOf(ctx)
  if (!(await updateProfile(ctx, userId, change))) return refused('stale')
  const profile = await findProfile(ctx.database, userId)
  return profile ? done(profile) : refused('signed_out')
}

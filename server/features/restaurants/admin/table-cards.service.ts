import { msg } from '@lingui/core/macro'
import type { TableCards } from '#domain/admin-restaurants.schema.ts'
import { localized } from '#domain/options.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { qrPicture } from '#server/platform/qr-picture.ts'
import { getRestaurants } from './admin-restaurants.service.ts'

/** The cards for the tables of a restaurant, or for one of them: codes that lead to the menu, with what to do in the site's languages. Refuses with `not_found`. */
export async function getTableCards(
  ctx: Ctx,
  restaurantId: string,
  tableId: string | undefined,
): Promise<Result<TableCards>> {
  const { restaurants } = await getRestaurants(ctx)
  const restaurant = restaurants.find(({ id }) => id === restaurantId)
  const tables = restaurant?.tables.filter(({ id }) => !tableId || id === tableId)
  if (!restaurant || !tables || (tableId && tables.length === 0)) return refused('not_found')
  const names = Object.entries(restaurant.words).map(([code, { name }]) => [code, name] as const)
  const { origin } = new URL(ctx.settings.PUBLIC_URL)
  return done({
    name: localized(Object.fromEntries(names), scopeOf(ctx), restaurant.slug),
    cards: tables.map(({ id, name, token }) => {
      const address = `${origin}/t/${token}`
      return { id, name, address, qr: qrPicture(address) }
    }),
    sentences: await sentencesOf(ctx),
  })
}

function sentencesOf(ctx: Ctx): Promise<TableCards['sentences']> {
  return Promise.all(
    ctx.site.languages.map(async (language) => {
      const i18n = await translatorFor({ ...ctx, language })
      const { code, direction } = language
      return { code, direction, text: i18n._(msg`Scan to see the menu and order to this table`) }
    }),
  )
}

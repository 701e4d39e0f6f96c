import { numbersIn } from '#domain/content.ts'
import type { Home, PageTexts } from '#domain/content.schema.ts'
import { getFeatured } from '#server/features/catalog/categories.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { textsFrom } from './content.queries.ts'
import { listTextRows } from './content.repository.ts'
import { listShownSections } from './sections.repository.ts'
import { withSections } from './shown-sections.ts'

const shownPlaces = 4

/** All that the home page shows. Its texts and its products are asked for in one tick, and so make one round trip. */
export async function getHome(ctx: Ctx): Promise<Home> {
  const scope = scopeOf(ctx)
  const [[home, places], { rows, cards }, featured] = await Promise.all([
    listTextRows(ctx.database, scope, ['home', 'locations']),
    listShownSections(ctx.database, scope, 'home'),
    getFeatured(ctx),
  ])
  return {
    ...featured,
    ...withSections(textsFrom(home ?? [], scope), rows, cards),
    places: firstPlaces(textsFrom(places ?? [], scope)),
  }
}

function firstPlaces(texts: PageTexts): PageTexts {
  const shown = numbersIn(texts, 'place').slice(0, shownPlaces)
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) =>
      shown.some((number) => key.startsWith(`place.${number}.`)),
    ),
  )
}

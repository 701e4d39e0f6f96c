import { itemsIn, type PageTexts } from '#domain/content.ts'
import type { Ctx } from '#server/http/context.ts'
import { textsFrom } from './content.queries.ts'
import { listTextRows } from './content.repository.ts'
import { textScopeOf } from './content.service.ts'

const shownPlaces = 4

export interface HomeTexts {
  texts: PageTexts
  /** The first places where the factory's food is sold, out of the texts of the page of places. */
  places: PageTexts[]
}

/** What the home page says, and where to buy. */
export async function getHomeTexts(ctx: Ctx): Promise<HomeTexts> {
  const scope = textScopeOf(ctx)
  const [home, places] = await listTextRows(ctx.database, scope, ['home', 'locations'])
  return {
    texts: textsFrom(home ?? [], scope),
    places: itemsIn(textsFrom(places ?? [], scope), 'place')
      .slice(0, shownPlaces)
      .map(({ texts }) => texts),
  }
}

import { numbersIn, type PageTexts } from '#domain/content.ts'
import type { Ctx } from '#server/http/context.ts'
import { textsFrom } from './content.queries.ts'
import { listTextRows } from './content.repository.ts'
import { textScopeOf } from './content.service.ts'

const shownPlaces = 4

export interface HomeTexts {
  texts: PageTexts
  /** Where to buy: the first places of the page of places, under its own content keys. */
  places: PageTexts
}

/** What the home page says, and where to buy. */
export async function getHomeTexts(ctx: Ctx): Promise<HomeTexts> {
  const scope = textScopeOf(ctx)
  const [home, places] = await listTextRows(ctx.database, scope, ['home', 'locations'])
  return {
    texts: textsFrom(home ?? [], scope),
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

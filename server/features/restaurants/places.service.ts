import { appConfig } from '#config'
import { holdsAll, nameRank, soughtWords } from '#domain/search.ts'
import type { FoundPlace } from '#domain/search.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { readersKey } from '#server/site/site.ts'
import { findPlaces } from './places.repository.ts'
import type { SoughtPlace } from './sought-place.ts'

/** The restaurants and dishes that a text finds, those whose name holds it first, restaurants before dishes. */
export async function searchPlaces(ctx: Ctx, text: string): Promise<FoundPlace[]> {
  const sought = soughtWords(text)
  const places = await placesOf(ctx)
  return places
    .filter(({ words }) => holdsAll(words, sought))
    .map(({ place, words }) => ({ place, rank: nameRank(words, sought) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, appConfig.search.maxPlaces)
    .map(({ place }) => place)
}

/** Read once for a content revision, as lists are. */
function placesOf(ctx: Ctx): Promise<readonly SoughtPlace[]> {
  return remembered<readonly SoughtPlace[]>(ctx.memory.places, readersKey(ctx), async () => {
    const rows = await findPlaces(ctx.database, scopeOf(ctx))
    return [
      ...rows.restaurants.map(({ slug, name, detail, tint, folded }) => ({
        place: { path: `/restaurant-menu/${slug}` as const, name: name ?? slug, detail, tint },
        words: folded ?? '',
      })),
      ...rows.dishes.map(({ slug, key: dish, name, detail, tint, image, folded }) => ({
        place: {
          path: `/restaurant-menu/${slug}?dish=${dish}` as const,
          name: name ?? dish,
          detail: detail ?? '',
          tint,
          ...(image ? { image } : {}),
        },
        words: folded ?? '',
      })),
    ]
  })
}

import { cardWidths } from '#domain/catalog.ts'
import type { Featured } from '#domain/catalog.schema.ts'
import { numbersIn } from '#domain/content.ts'
import type { Home, PageTexts } from '#domain/content.schema.ts'
import { type CardRow, pictureOf } from '#domain/product-card.ts'
import type { ProductImage } from '#domain/product-card.schema.ts'
import { mostItems } from '#domain/sections.ts'
import { getFeatured } from '#server/features/catalog/categories.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { publishedKey } from '#server/http/published-key.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { textsFrom } from './content.queries.ts'
import { listTextRows } from './content.repository.ts'
import type { ShownSectionRow } from './sections.queries.ts'
import { listShownSections } from './sections.repository.ts'
import { withSections } from './shown-sections.ts'

const shownPlaces = 4

/** All that the home page shows. An isolate reads it once for a content revision, as it does the lists. */
export function getHome(ctx: Ctx): Promise<Home> {
  return remembered(ctx.memory.homes, publishedKey(ctx), () => readHome(ctx))
}

/** Its texts and its products are asked for in one tick, and so make one round trip. */
async function readHome(ctx: Ctx): Promise<Home> {
  const scope = scopeOf(ctx)
  const [[home, places], { rows, cards }, featured] = await Promise.all([
    listTextRows(ctx.database, scope, ['home', 'locations']),
    listShownSections(ctx.database, scope, 'home'),
    getFeatured(ctx),
  ])
  return {
    ...featured,
    packs: packsOf(rows, cards) ?? bestPacks(featured),
    ...withSections(textsFrom(home ?? [], scope), rows, cards),
    places: firstParams(textsFrom(places ?? [], scope)),
  }
}

/** The pictures of the products that its editors have chosen for the top of the page; undefined where there are none. */
function packsOf(
  rows: readonly ShownSectionRow[],
  cards: readonly { card: CardRow }[],
): ProductImage[] | undefined {
  const ids = rows.find(({ kind }) => kind === 'home-hero')?.productIds ?? []
  const chosen = ids.flatMap((id) => cards.find(({ card }) => card.id === id)?.card ?? [])
  const pictures = chosen.flatMap((card) => pictureOf(card) ?? [])
  return pictures.length === 0 ? undefined : pictures.slice(0, mostItems.packs)
}

function bestPacks({ bestSellers }: Featured): ProductImage[] {
  return bestSellers
    .flatMap(({ image, imageWidths = cardWidths }) =>
      image ? [{ src: image, widths: [...imageWidths] }] : [],
    )
    .slice(0, mostItems.packs)
}

function firstParams(texts: PageTexts): PageTexts {
  const shown = numbersIn(texts, 'place').slice(0, shownPlaces)
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) =>
      shown.some((number) => key.startsWith(`place.${number}.`)),
    ),
  )
}

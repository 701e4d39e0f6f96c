import type { PageTexts } from '#domain/content.schema.ts'
import { type CardRow, productCardOf } from '#domain/product-card.ts'
import { readMediaAddress } from '#domain/media.ts'
import { mostItems, sectionNumberOf } from '#domain/sections.ts'
import { kindWith, type ShownPicture, type ShownSection } from '#domain/sections.schema.ts'
import type { ShownSectionRow } from './sections.queries.ts'

/** What a page carries of its sections beside its texts; nothing at all where it has none. */
export interface WithSections {
  texts: PageTexts
  sections?: ShownSection[]
}

/**
 * A page's texts and visible sections from their rows. The texts of a section that is hidden stay with the server; pictures and
 * products come in the order of the settings that name them, without those that are gone.
 */
export function withSections(
  texts: PageTexts,
  rows: readonly ShownSectionRow[],
  cards: readonly { card: CardRow }[],
): WithSections {
  const shown = new Set(rows.map(({ number }) => number))
  const visible = Object.entries(texts).filter(([key]) => {
    const number = sectionNumberOf(key)
    return number === undefined || shown.has(number)
  })
  if (rows.length === 0) return { texts: Object.fromEntries(visible) }
  const cardOf = new Map(cards.map(({ card }) => [card.id, card]))
  const sections = rows.map(({ number, kind, settings, pictures, productIds }): ShownSection => {
    const known = kindWith(kind, settings)
    const named = picturesIn(known.settings, pictures)
    // A category may hold more than a mail has room for.
    const most = kind === 'letter-products' ? mostItems.letterProducts : undefined
    const goods =
      kind === 'products' || kind === 'letter-products'
        ? productIds.flatMap((id) => cardOf.get(id) ?? []).slice(0, most)
        : []
    return {
      number,
      ...known,
      ...(named.length > 0 ? { pictures: named } : {}),
      ...(goods.length > 0 ? { products: goods.map(productCardOf) } : {}),
    }
  })
  return { texts: Object.fromEntries(visible), sections }
}

function picturesIn(settings: object, pictures: readonly ShownPicture[]): ShownPicture[] {
  const addresses = Object.values(settings).flat() as unknown[]
  return addresses.flatMap((address) => {
    const id = typeof address === 'string' ? readMediaAddress(address)?.id : undefined
    return pictures.find((picture) => picture.id === id) ?? []
  })
}

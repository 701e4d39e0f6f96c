import type { CatalogueLayout } from './catalogues.ts'
import type { SheetGoods, SheetGroup, SheetPage } from './catalogues.schema.ts'

const perPage = { grid: 6, page: 1 } as const
/** Lines of a page of the price list, and of one of the contents. */
const listLines = 54
const contentsLines = 40
/** So many letters stand on a line of a price list: of a name, and of what is set smaller below it. */
const nameLetters = 44
const smallLetters = 88

interface Laid {
  layout: CatalogueLayout
  hasCover: boolean
}

/**
 * The pages of a catalogue in their order: a cover and what is where, then its goods, of which each group begins on a page of its own.
 * In a price list groups follow each other.
 */
export function cataloguePages(groups: readonly SheetGroup[], { layout, hasCover }: Laid) {
  const goods = layout === 'list' ? listPages(groups) : groupPages(groups, perPage[layout])
  if (!hasCover) return goods
  const contents = Math.ceil(groups.length / contentsLines)
  const rows = groups.map(({ title }, at) => ({
    title,
    page:
      2 +
      contents +
      goods.findIndex(({ groups: those }) =>
        those.some((each) => each.title === groups[at]?.title),
      ),
  }))
  const pages: SheetPage[] = [
    { kind: 'cover' },
    ...chunks(rows, contentsLines).map((part) => ({ kind: 'contents' as const, rows: part })),
    ...goods,
  ]
  return pages
}

type GoodsPage = Extract<SheetPage, { kind: 'goods' }>

function groupPages(groups: readonly SheetGroup[], size: number): GoodsPage[] {
  return groups.flatMap(({ title, goods }) =>
    chunks(goods, size).map((part) => ({
      kind: 'goods' as const,
      groups: [{ title, goods: part }],
    })),
  )
}

/** Fills each page with as many lines as it holds; a heading never stands alone at its foot. */
function listPages(groups: readonly SheetGroup[]): GoodsPage[] {
  const pages: GoodsPage[] = []
  let left = 0
  for (const { title, goods } of groups) {
    let isHeaded = false
    for (const each of goods) {
      const needed = listedLines(each) + (isHeaded ? 0 : 3)
      if (needed > left) {
        pages.push({ kind: 'goods', groups: [] })
        left = listLines - (isHeaded ? 3 : 0)
        isHeaded = false
      }
      const page = pages.at(-1)
      const group = isHeaded ? page?.groups.at(-1) : undefined
      if (group) group.goods.push(each)
      else page?.groups.push({ title, goods: [each] })
      left -= needed
      isHeaded = true
    }
  }
  return pages
}

/** How many lines one of the goods takes in a price list; a little more than it needs. */
function listedLines({ name, packageSize, allergens, priceNotes, gtin }: SheetGoods): number {
  const small = allergens.map(({ text }) => text).join('').length
  const words =
    Math.ceil((name.text.length + 1) / nameLetters) +
    (packageSize.text === '' ? 0 : 1) +
    Math.ceil(small / smallLetters)
  return Math.max(words, 1 + priceNotes.length, gtin === undefined ? 2 : 3) + 0.5
}

function chunks<Each>(list: readonly Each[], size: number): Each[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  )
}

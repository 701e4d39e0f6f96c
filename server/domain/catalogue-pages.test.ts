import { expect, test } from 'vitest'
import { cataloguePages } from './catalogue-pages.ts'
import type { SheetGoods, SheetGroup, SheetPage } from './catalogues.schema.ts'

const words = (text: string) => ({ text })
const good = (key: string, name = key): SheetGoods => ({
  ...{ key, path: `/products/${key}`, name: words(name), packageSize: words('250 g') },
  ...{ description: words(''), allergens: [], priceNotes: [], sku: key, tint: 'dairy' as const },
})
const group = (title: string, count: number): SheetGroup => ({
  title: words(title),
  goods: Array.from({ length: count }, (_, at) => good(`${title}-${at}`)),
})
const goodsOn = (pages: SheetPage[]) =>
  pages.flatMap((page) =>
    page.kind === 'goods' ? [page.groups.flatMap(({ goods }) => goods)] : [],
  )

test('six goods stand on a page, and each group begins on its own', () => {
  const pages = cataloguePages([group('a', 7), group('b', 2)], { layout: 'grid', hasCover: false })
  expect(goodsOn(pages).map(({ length }) => length)).toEqual([6, 1, 2])
})

test('the contents name the page that a group begins on', () => {
  const groups = [group('a', 7), group('b', 2)]
  const pages = cataloguePages(groups, { layout: 'grid', hasCover: true })
  expect(pages[1]).toEqual({
    kind: 'contents',
    rows: [
      { title: words('a'), page: 3 },
      { title: words('b'), page: 5 },
    ],
  })
  const second = pages[4]
  expect(second?.kind === 'goods' && second.groups[0]?.title.text).toBe('b')
})

test('a hundred groups have contents of three pages', () => {
  const groups = Array.from({ length: 100 }, (_, at) => group(`g${at}`, 1))
  const pages = cataloguePages(groups, { layout: 'page', hasCover: true })
  expect(pages).toHaveLength(1 + 3 + 100)
  expect(pages[1]).toMatchObject({ rows: { 0: { page: 5 } } })
})

test('a price list holds each of its goods once, in their order, and repeats the heading on the next page', () => {
  const groups = [group('a', 30), group('b', 1), group('c', 12)]
  const pages = cataloguePages(groups, { layout: 'list', hasCover: false })
  expect(goodsOn(pages).flat()).toEqual(groups.flatMap(({ goods }) => goods))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages)
    expect(page.kind === 'goods' && page.groups.every(({ goods }) => goods.length > 0)).toBe(true)
  const next = pages[1]
  expect(next?.kind === 'goods' && next.groups[0]?.title.text).toBe('a')
})

test('a name of 300 letters takes the lines that it needs', () => {
  const long = {
    title: words('a'),
    goods: Array.from({ length: 8 }, () => good('x', 'Ost '.repeat(75))),
  }
  const pages = cataloguePages([long], { layout: 'list', hasCover: false })
  expect(goodsOn(pages).map(({ length }) => length)).toEqual([6, 2])
})

test('nothing has no page but its cover', () => {
  expect(cataloguePages([], { layout: 'list', hasCover: false })).toEqual([])
})

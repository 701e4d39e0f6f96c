import { expect, test } from 'vitest'
import {
  bestByText,
  findByText,
  type ListedProduct,
  type TickedFacets,
  unmetFacets,
} from './listed-product.ts'

const nothing: TickedFacets = { categoryId: undefined, diet: [], free: [], storage: [] }
const cheese = product('Brun ost', { words: 'brun ost av melk fra setra' })
const ost = product('Ost', { words: 'ost fast' }, 2)
const bread = product('Brød', { words: 'brod passer til ost', sku: 'PF-7', barcode: '709' }, 3)
const all = [bread, ost, cheese]

test('a name that begins with the text is before one that holds it, and both before a description', () => {
  expect(bestByText(all, 'OST')).toEqual([ost, cheese, bread])
})

test('among equals the more popular one is first', () => {
  expect(bestByText(all, 'br')).toEqual([cheese, bread])
})

test('a name of another language is found, and is no name of this page', () => {
  const translated = product('Cheese', { words: 'cheese\nost' })
  expect(bestByText([translated, bread, ost], 'ost')).toEqual([ost, translated, bread])
  expect(findByText([translated], 'cheese ost')).toEqual([])
})

test('numbers are found as a whole', () => {
  expect(findByText(all, 'pf-7')).toEqual([bread])
  expect(findByText(all, '709')).toEqual([bread])
  expect(findByText(all, '70')).toEqual([])
})

test('a text that folds to nothing is in no words', () => {
  expect(findByText(all, '\u0301\u0301')).toEqual([])
})

test.each<[Partial<TickedFacets>, string[]]>([
  [{}, []],
  [{ categoryId: 'dairy', diet: ['vegetarian'], free: ['nuts'], storage: ['chilled'] }, []],
  [{ categoryId: '' }, ['category']],
  [{ diet: ['vegetarian', 'vegan'] }, ['diet']],
  [{ free: ['nuts', 'milk'] }, ['free']],
  [{ storage: ['frozen', 'chilled'] }, []],
  [{ categoryId: 'grains', storage: ['frozen'] }, ['category', 'storage']],
])('of %j a product does not meet %j', (ticked, unmet) => {
  expect(unmetFacets(cheese, { ...nothing, ...ticked })).toEqual(unmet)
})

function product(name: string, found: Partial<ListedProduct>, popular = 1): ListedProduct {
  const place = popular
  return {
    card: { id: name, slug: name, name, packageSize: '', tint: 'dairy', state: 'in_stock' },
    facts: {
      categories: ['dairy'],
      diets: ['vegetarian'],
      allergens: ['milk'],
      temperature: 'chilled',
    },
    words: '',
    sku: null,
    barcode: null,
    isBuyable: true,
    places: {
      popular,
      newest: place,
      name: place,
      price: place,
      'price-desc': place,
      'unit-price': place,
    },
    ...found,
  }
}

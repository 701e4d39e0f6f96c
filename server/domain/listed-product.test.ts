import { expect, test } from 'vitest'
import {
  bestByText,
  findByText,
  type ListedProduct,
  type TickedFacets,
  unmetFacets,
} from './listed-product.ts'
import { searchable } from './search.ts'

const nothing: TickedFacets = { categoryId: undefined, diet: [], free: [], storage: [] }
const cheese = product('Brun ost', { words: searchable('Brun ost', 'Av melk fra setra') })
const ost = product('Ost', { words: searchable('Ost', 'Fast') }, 2)
const bread = product(
  'Brød',
  { words: searchable('Brød', 'Passer til ost'), codes: ['PF7', '709'] },
  3,
)
const all = [bread, ost, cheese]

test('a name that begins with the text is before one that holds it, and both before a description', () => {
  expect(bestByText(all, 'OST')).toEqual([ost, cheese, bread])
})

test('among equals the more popular one is first', () => {
  expect(bestByText(all, 'br')).toEqual([cheese, bread])
})

test('a name of another language is found, beside the page’s own too, and is no name of this page', () => {
  const translated = product('Cheese', { words: searchable('Cheese') + searchable('Ost') })
  expect(bestByText([translated, bread, ost], 'ost')).toEqual([ost, translated, bread])
  expect(findByText([translated], 'ost cheese')).toEqual([translated])
  expect(findByText([translated], 'cheeseost')).toEqual([])
})

test('all words are found, in name and description together; one that is missing leaves nothing', () => {
  expect(findByText(all, 'melk brun')).toEqual([cheese])
  expect(findByText(all, 'setra OST')).toEqual([cheese])
  expect(findByText(all, 'brun brød')).toEqual([])
})

test('of several words the name that holds them all comes first, and first of these the one that begins with the first word', () => {
  const told = product('Mild', { words: searchable('Mild', 'En ost som er brun') })
  const turned = product('Ost', { words: searchable('Ost, brun') })
  expect(bestByText([told, turned, cheese], 'brun ost')).toEqual([cheese, turned, told])
})

test('numbers are found as a whole', () => {
  for (const typed of ['pf-7', 'PF 7', 'pf7', '"PF–7".'])
    expect(findByText(all, typed)).toEqual([bread])
  expect(findByText(all, '709')).toEqual([bread])
  expect(findByText(all, '70')).toEqual([])
})

test('a text that folds to nothing is in no words', () => {
  for (const text of ['\u0301\u0301', '%', '']) expect(findByText(all, text)).toEqual([])
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
    codes: [],
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

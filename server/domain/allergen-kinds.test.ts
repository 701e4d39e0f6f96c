import { expect, test } from 'vitest'
import { readProducts } from '#db/seed/product-file.ts'
import { allergenKindsIn } from './allergen-kinds.ts'

const kindsIn = (text: string) => [...allergenKindsIn(text).keys()]

test('[N04] the demo’s lists of ingredients name the same kinds of cereals and nuts in every language', () => {
  const named = readProducts().map(
    ({ key, texts }) =>
      [
        key,
        new Set(
          Object.values(texts).map(({ ingredients }) => kindsIn(ingredients).toSorted().join(', ')),
        ),
      ] as const,
  )
  expect(named.filter(([, each]) => each.size > 1).map(([key, each]) => [key, ...each])).toEqual([])
  expect(named.filter(([, each]) => !each.has('')).length).toBeGreaterThan(5)
})

test.each([
  ['walnut', ['valnøtter', 'walnuts', 'الجوز', 'orzechy włoskie', 'волоські горіхи']],
  ['hazelnut', ['hasselnøtter', 'hazelnuts', 'بندق', 'orzechy laskowe', 'фундук']],
  [
    'brazil',
    ['paranøtter', 'brazil nuts', 'جوز برازيلي', 'orzechy brazylijskie', 'бразильські горіхи'],
  ],
  ['cashew', ['cashewnøtter', 'cashews', 'كاجو', 'orzechy nerkowca', 'кеш’ю']],
] as const)('[N04] %s is called that in five languages', (kind, words) => {
  expect(words.map(kindsIn).filter((kinds) => !kinds.includes(kind))).toEqual([])
})

test('[N04] spelt is wheat, whatever a language calls it', () => {
  expect(kindsIn('spelt')).toEqual(kindsIn('pszenica orkisz'))
  expect(kindsIn('hvetemel, speltmel')).toEqual(['wheat', 'spelt'])
  expect(kindsIn('جوز البيكان')).toEqual(['pecan'])
})

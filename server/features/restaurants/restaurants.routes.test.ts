import { expect, test } from 'vitest'
import type { Menu, MenuDish, Restaurants } from '#domain/restaurants.schema.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()
const at = (text: string) => Date.parse(text)
/** A Friday noon of the week after the oven of Fjellheim is built. */
const friday = at('2027-03-12T11:00:00Z')

async function list(now: number, language = 'en'): Promise<Restaurants> {
  const answer = await visitor(now, language).get('/api/restaurants')
  expect(answer.status).toBe(200)
  return (await answer.json()) as Restaurants
}

async function menu(slug: string, now = friday, language = 'en'): Promise<Menu> {
  const answer = await visitor(now, language).get(`/api/restaurants/${slug}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Menu
}

const visitor = (now: number, language: string) =>
  api.visitor({ language, platform: { ...api.platform, now: () => now } })
const dishIn = ({ sections }: Menu, key: string): MenuDish | undefined =>
  sections.flatMap(({ dishes }) => dishes).find((dish) => dish.key === key)
const openingOf = ({ restaurants }: Restaurants, slug: string) =>
  restaurants.find((each) => each.slug === slug)?.opening

test('[R01] the open ones come first, then those that open next, each with its times', async () => {
  const { restaurants, heading } = await list(friday)
  expect(heading.title).toBe('Restaurants')
  expect(restaurants.map(({ slug }) => slug)).toEqual(['kvernhuset', 'bryggen', 'fjellheim'])
  expect(restaurants[0]).toMatchObject({
    name: 'Kvernhuset',
    city: 'Bergen',
    opening: { isOpen: true, at: at('2027-03-13T01:00:00Z') },
    services: [
      { mode: 'eat_in', at: at('2027-03-12T11:30:00Z') },
      { mode: 'pickup', at: at('2027-03-12T11:30:00Z') },
    ],
  })
  expect(restaurants[2]?.opening).toEqual({ isOpen: false, at: at('2027-03-12T15:00:00Z') })
  expect(restaurants.every(({ plates }) => plates.length >= 3)).toBe(true)
})

test('[R01] an evening goes on over midnight, and two openings of a day are two', async () => {
  expect(openingOf(await list(at('2027-03-13T00:59:00Z')), 'kvernhuset')?.isOpen).toBe(true)
  expect(openingOf(await list(at('2027-03-13T01:00:00Z')), 'kvernhuset')).toEqual({
    isOpen: false,
    at: at('2027-03-13T10:00:00Z'),
  })
  expect(openingOf(await list(at('2027-03-10T14:00:00Z')), 'bryggen')).toEqual({
    isOpen: false,
    at: at('2027-03-10T15:00:00Z'),
  })
})

test('[R01] on a day of an exception it is closed, and says why in the reader’s language', async () => {
  const { rows } = await api.database.execute('select min(date) as day from opening_exceptions')
  const noon = at(`${String(rows[0]?.['day'])}T12:00:00Z`)
  expect(openingOf(await list(noon), 'fjellheim')).toMatchObject({
    isOpen: false,
    reason: 'The oven is being rebuilt.',
  })
  expect(openingOf(await list(noon, 'uk'), 'fjellheim')?.reason).toBe('Перемуровуємо піч.')
})

test('[R01] a menu has sections, dishes, sizes, groups of all kinds and what they contain', async () => {
  const kvernhuset = await menu('kvernhuset')
  expect(kvernhuset.sections.map(({ title }) => title).slice(0, 2)).toEqual([
    'From the oven',
    'To share',
  ])
  expect(new Set(kvernhuset.groups.map(({ kind }) => kind))).toEqual(
    new Set(['radio', 'checkbox', 'select', 'quantity']),
  )
  expect(dishIn(kvernhuset, 'kvernhuset-potato-thyme')).toMatchObject({
    name: 'Potato and thyme',
    priceOre: 21_900,
    sizes: [
      { key: 'small', label: '30 cm', addedOre: 0 },
      { key: 'large', label: '40 cm', addedOre: 7000 },
    ],
    isHalf: true,
    allergens: [{ code: 'milk', level: 'contains', detail: '' }],
    groups: [{ key: 'base' }, { key: 'extras' }, { key: 'dips' }],
  })
  const base = kvernhuset.groups.find(({ key }) => key === 'base')
  expect(base?.options[0]).toMatchObject({
    isDefault: true,
    allergens: [{ code: 'gluten', level: 'contains', detail: 'wheat' }],
  })
})

test('[R01] a dish that is not served now, or is sold out, says so', async () => {
  const saturday = at('2027-03-13T12:00:00Z')
  const problem = async (key: string, now: number) =>
    dishIn(await menu('bryggen', now), `bryggen-${key}`)?.problem
  expect(await problem('lunch-plate', friday)).toBeUndefined()
  expect(await problem('lunch-plate', saturday)).toBe('not_served')
  expect(await problem('fish-and-chips', at('2027-03-13T23:30:00Z'))).toBeUndefined()
  expect(await problem('fish-and-chips', saturday)).toBe('not_served')
  await api.database.execute({
    sql: `update dishes set sold_out_until = ? where product_id =
      (select id from products where key = 'bryggen-mussels')`,
    args: [friday + 1],
  })
  expect(await problem('mussels', friday)).toBe('sold_out')
  expect(await problem('mussels', friday + 1)).toBeUndefined()
})

test('[L03] a menu is whole in every language', async () => {
  for (const language of ['nb', 'en', 'ar', 'pl', 'uk'])
    for (const slug of ['kvernhuset', 'bryggen', 'fjellheim']) {
      const { sections, groups } = await menu(slug, friday, language)
      const texts = [
        ...sections.flatMap(({ title, dishes }) => [
          title,
          ...dishes.flatMap(({ name, description }) => [name, description]),
        ]),
        ...groups.flatMap(({ title, options }) => [title, ...options.map((each) => each.title)]),
      ]
      expect(texts.every((text) => text.length > 1)).toBe(true)
    }
})

test('[R01] no other than an open restaurant of the factory is found', async () => {
  const get = async (slug: string) => (await api.visitor().get(`/api/restaurants/${slug}`)).status
  expect(await get('nowhere')).toBe(404)
  await api.database.execute(`update restaurants set status = 'draft' where slug = 'fjellheim'`)
  expect(await get('fjellheim')).toBe(404)
  expect((await list(friday)).restaurants).toHaveLength(2)
  await api.database.execute(`update restaurants set status = 'open'`)
})

test('what changes with the clock is kept by nobody', async () => {
  for (const path of ['/api/restaurants', '/api/restaurants/bryggen'])
    expect((await api.visitor().get(path)).headers.get('cache-control')).toBe('no-store')
})

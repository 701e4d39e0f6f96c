import { beforeAll, expect, test } from 'vitest'
import type {
  SellerPage,
  SellerPoints,
  Sellers,
  SellersByPlace,
} from '#domain/seller-places.schema.ts'
import { memoryFiles } from '#server/platform/static-files.fake.ts'
import { useApi } from '#tests/support/api.ts'
import { setGoods, setSellers } from '#tests/support/map-sellers.ts'

const api = useApi()
/** A Wednesday at noon, and eleven in the evening, in Oslo. */
const noon = Date.parse('2026-03-04T12:00:00+01:00')
const night = Date.parse('2026-03-04T23:00:00+01:00')

const overnight = JSON.stringify([{ weekday: 3, opensMinute: 1080, closesMinute: 120 }])

let ids: Record<string, string> = {}
beforeAll(async () => {
  ids = await setSellers(api.database, [
    { slug: 'torget', name: 'Torget Delikatesse', city: 'Bergen', lat: 60.395, lng: 5.325 },
    { slug: 'geilo', name: 'Geilo Landhandel', city: 'Geilo', lat: 60.534, lng: 8.206 },
    {
      ...{ slug: 'voss', name: 'Fjellheim Restaurant', city: 'Voss', lat: 60.628, lng: 6.416 },
      ...{ kind: 'restaurant', more: { weekly: overnight } },
    },
    { slug: 'askoy', name: 'Ærlig Mat', city: 'Askøy', lat: 60.4, lng: 5.22 },
    {
      ...{ slug: 'ferie', name: 'Feriestengt', city: 'Os', lat: 60.19, lng: 5.47 },
      more: { closed_from: '2026-03-01', closed_to: '2026-03-10', closure_note: 'Ferie' },
    },
    {
      ...{ slug: 'nett', name: 'Nettbutikken', city: 'Oslo', lat: 59.91, lng: 10.75 },
      ...{ kind: 'online', more: { weekly: '[]' } },
    },
    { ...away('suspendert'), status: 'suspended' },
    { ...away('avsluttet'), status: 'terminated' },
  ])
  await setGoods(api.database, ids['torget'] ?? '', ['aged-farm-cheese', 'cultured-butter'])
  await setGoods(api.database, ids['geilo'] ?? '', ['aged-farm-cheese'])
  await setGoods(api.database, ids['suspendert'] ?? '', ['kefir'])
  await api.database.execute({
    sql: `insert into seller_translations (seller_id, language_code, story) values (?, 'nb', 'Siden 1902.')`,
    args: [ids['torget'] ?? ''],
  })
})

function away(slug: string) {
  return { slug, name: slug, city: 'Bergen', lat: 60.39, lng: 5.32 }
}

async function read<Answer>(path: string, { now = noon, language = 'en' } = {}): Promise<Answer> {
  const platform = { ...api.platform, now: () => now }
  const response = await api.visitor({ language, platform }).get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

const list = (query: string, now?: number) =>
  read<Sellers>(`/api/sellers${query}`, now === undefined ? {} : { now })
const slugs = ({ sellers }: Sellers) => sellers.map(({ slug }) => slug)

test('without filters the active sellers stand by name, as Norwegians sort', async () => {
  const all = await list('')
  expect(slugs(all)).toEqual(['ferie', 'voss', 'geilo', 'nett', 'torget', 'askoy'])
  expect(all).toMatchObject({ total: 6, page: 1, radius: 'all' })
  expect(all.products.map(({ slug }) => slug).toSorted()).toEqual([
    'aged-farm-cheese',
    'cultured-butter',
  ])
})

test.each([
  ['a postcode', '?q=5003', ['torget', 'askoy', 'ferie']],
  ['both as people write them', '?q=5003+Bergen', ['torget', 'askoy', 'ferie']],
  ['a place', '?q=bergen&radius=10', ['torget', 'askoy']],
  ['a place, and anywhere', '?q=Geilo&radius=all', 'geilo voss ferie nett torget askoy'.split(' ')],
  ['a point', '?near=60.534,8.206&radius=5', ['geilo']],
  ['a postcode in its own field', '?near=5003&radius=5', ['torget']],
  ['a name', '?q=LANDHANDEL', ['geilo']],
  ['a point and a name', '?near=60.39,5.32&radius=100&q=fjellheim', ['voss']],
  ['a kind', '?kind=restaurant', ['voss']],
  ['a product', '?product=aged-farm-cheese', ['geilo', 'torget']],
  ['a product by its Norwegian slug', '?product=modnet-gardsost', ['geilo', 'torget']],
  ['a product that there is not', '?product=nothing', []],
  ['what is open at noon', '?open=1', ['geilo', 'torget', 'askoy']],
  ['what makes no sense', '?kind=x&radius=7&open=2&near=x&page=z', ''],
  ['words that no seller has', '?q=zzz', []],
])('filtered by %s', async (_, query, wanted) => {
  const found = slugs(await list(query))
  if (wanted === '') expect(found).toHaveLength(6)
  else expect(found).toEqual(wanted)
})

test('who opens in the evening is open in the night, and says until when', async () => {
  const { sellers } = await list('?open=1', night)
  expect(sellers.map(({ slug, opening }) => [slug, opening])).toEqual([
    ['voss', { isOpen: true, at: Date.parse('2026-03-05T02:00:00+01:00') }],
  ])
})

test('from a place each seller says how far it is, the nearest first', async () => {
  const { sellers, origin } = await list('?q=Geilo&radius=100')
  expect(origin).toMatchObject({ name: 'Geilo' })
  expect(sellers.map(({ slug, km }) => [slug, Math.round(km ?? 0)])).toEqual([
    ['geilo', 0],
    ['voss', 98],
  ])
})

test('a closing period says from when on the seller is there again', async () => {
  const { sellers } = await list('?q=feriestengt')
  expect(sellers[0]?.opening).toEqual({ isOpen: false, closedUntil: '2026-03-11' })
  const after = await list('?q=feriestengt', Date.parse('2026-03-11T12:00:00+01:00'))
  expect(after.sellers[0]?.opening?.isOpen).toBe(true)
})

test('who names no hours says nothing of them', async () => {
  expect((await list('?kind=online')).sellers[0]?.opening).toBeUndefined()
})

test('the points of the map stand in the order of the list, with who is closed', async () => {
  const { points } = await read<SellerPoints>('/api/seller-points?q=5003')
  expect(points.map(({ slug, isClosed }) => [slug, isClosed ?? false])).toEqual([
    ['torget', false],
    ['askoy', false],
    ['ferie', true],
  ])
})

test('by place they stand from A to Å', async () => {
  const { places } = await read<SellersByPlace>('/api/seller-places')
  expect(places.map(({ city }) => city)).toEqual(['Askøy', 'Bergen', 'Geilo', 'Os', 'Oslo', 'Voss'])
})

test('a seller has its hours, its story in a language that stands in, and its goods', async () => {
  const page = await read<SellerPage>('/api/sellers/torget', { language: 'ar' })
  expect(page.seller).toMatchObject({ name: 'Torget Delikatesse', phone: '+4740000000' })
  expect(page.seller).not.toHaveProperty('searchText')
  expect(page.weekly).toHaveLength(7)
  expect(page.story).toEqual({ text: 'Siden 1902.', lang: 'nb', dir: 'ltr' })
  expect(page.goods).toHaveLength(2)
})

test.each(['suspendert', 'avsluttet', 'nobody'])('of %s there is no page', async (slug) => {
  expect((await api.visitor().get(`/api/sellers/${slug}`)).status).toBe(404)
})

test('a product says how many sellers carry it, and nothing where none does', async () => {
  const product = (slug: string) =>
    read<{ sellers?: number }>(`/api/catalog/products/${slug}`).then(({ sellers }) => sellers)
  expect(await product('aged-farm-cheese')).toBe(2)
  // Its only seller is suspended.
  expect(await product('kefir')).toBeUndefined()
})

test('with the list of places gone a name is still found', async () => {
  const platform = { ...api.platform, files: memoryFiles({}) }
  const response = await api.visitor({ platform }).get('/api/sellers?q=geilo')
  expect(slugs((await response.json()) as Sellers)).toEqual(['geilo'])
})

test('the sitemap names the sellers that are shown', async () => {
  const xml = await (await api.visitor().get('/api/sitemap.xml')).text()
  expect(xml).toContain('<loc>http://matverk.test/nb/sellers/torget</loc>')
  expect(xml).toContain('<loc>http://matverk.test/ar/sellers-map</loc>')
  expect(xml).not.toContain('suspendert')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { allergenCodes } from '#domain/catalog.ts'
import type { AnsweredAllergen } from '#domain/food-information.ts'
import type { Product } from '#domain/product.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const base = '/api/admin/products'

async function idOf(key: string): Promise<string> {
  const { rows } = await api.database.execute({
    sql: 'select id from products where key = ?',
    args: [key],
  })
  return String(rows[0]?.['id'])
}

async function read(caller: Visitor, key: string): Promise<AdminProduct> {
  return (await (await caller.get(`${base}/${await idOf(key)}`)).json()) as AdminProduct
}

/** What the form of a product sends where nothing is changed. */
function asRead({ rev, food }: AdminProduct, code = 'nb') {
  const { allergens, diets, nutrition } = food
  return {
    rev,
    languageCode: code,
    ...food.words[code],
    allergens,
    diets,
    nutrition,
    isConfirmed: false,
  }
}

async function save(caller: Visitor, key: string, change: object = {}): Promise<Response> {
  const product = await read(caller, key)
  const body = { ...asRead(product), ...change }
  return caller.send('PUT', `${base}/${product.id}/food`, body)
}

async function setState(caller: Visitor, key: string, state: string, rev?: number) {
  const product = await read(caller, key)
  return caller.send('PUT', `${base}/${product.id}/state`, { rev: rev ?? product.rev, state })
}

const answering = (
  answers: readonly AnsweredAllergen[],
  code: AnsweredAllergen['code'],
  ...given: AnsweredAllergen[]
) => [...answers.filter((each) => each.code !== code), ...given]

async function seen(slug: string): Promise<Product['food']> {
  const response = await api.visitor({ language: 'en' }).get(`/api/catalog/products/${slug}`)
  return ((await response.json()) as Product).food
}

test('[P01] every product of the demo has an answer for each of the 14 allergens', async () => {
  const owner = await callerOf(api, 'owner')
  for (const key of ['muesli', 'cultured-butter', 'sea-salt-flakes']) {
    const { food } = await read(owner, key)
    expect([...new Set(food.allergens.map(({ code }) => code))]).toEqual([...allergenCodes])
  }
})

test('an allergen that nobody answered is never read as free, whatever was confirmed', async () => {
  const owner = await callerOf(api, 'owner')
  await api.database.execute(`update products set free_of = null where key = 'kefir'`)
  expect((await read(owner, 'kefir')).food.allergens.map(({ code }) => code)).toEqual(['milk'])
  expect((await seen('kefir')).freeFrom).toEqual([])
  await api.database.execute(
    `update products set is_active = 0, food_info_confirmed_at = 1 where key = 'kefir'`,
  )
  const refused = await refusal(await setState(owner, 'kefir', 'published'))
  expect(refused.fields?.filter(({ field }) => field.startsWith('allergens.'))).toHaveLength(13)
})

test('what was confirmed as a whole before each allergen had an answer is filled once, by its migration', async () => {
  const owner = await callerOf(api, 'owner')
  const keys = ['organic-skyr', 'brown-goat-cheese', 'spelt-flour']
  await api.database.execute(
    `update products set free_of = null where key in ('${keys.join("', '")}')`,
  )
  await api.database.execute(
    `update products set is_active = 0, food_info_confirmed_at = null where key = '${keys[1]}'`,
  )
  await api.database.execute(`update products set vat_class = 'standard' where key = '${keys[2]}'`)
  const file = readFileSync('migrations/0020_food_answers.sql', 'utf8')
  await api.database.execute(file.split('--> statement-breakpoint').at(-1) ?? '')
  const free = await Promise.all(
    keys.map(
      async (key) =>
        (await read(owner, key)).food.allergens.filter(({ level }) => level === 'free').length,
    ),
  )
  expect(free).toEqual([13, 0, 0])
})

test('[P01] a draft without its 14 answers is not published, and each of them is named', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await setState(owner, 'blue-cheese', 'draft')).status).toBe(200)
  const { food } = await read(owner, 'blue-cheese')
  const rest = food.allergens.filter(({ code }) => !['sulphites', 'lupin'].includes(code))
  expect((await save(owner, 'blue-cheese', { allergens: rest })).status).toBe(200)
  const refused = await refusal(await setState(owner, 'blue-cheese', 'published'))
  expect(refused).toMatchObject({ status: 409, code: 'food_info_missing' })
  expect(refused.fields?.map(({ field }) => field)).toEqual([
    'state',
    'allergens.sulphites',
    'allergens.lupin',
    'isConfirmed',
  ])
  const early = await refusal(await save(owner, 'blue-cheese', { isConfirmed: true }))
  expect(early).toMatchObject({ status: 409, code: 'allergen_unanswered' })
  const whole = { allergens: food.allergens, isConfirmed: true }
  expect((await save(owner, 'blue-cheese', whole)).status).toBe(200)
  expect((await setState(owner, 'blue-cheese', 'published')).status).toBe(200)
})

test('[P01] of a product without any answer all 14 are named', async () => {
  const owner = await callerOf(api, 'owner')
  await setState(owner, 'fish-cakes', 'draft')
  await save(owner, 'fish-cakes', { allergens: [] })
  const { fields } = await refusal(await setState(owner, 'fish-cakes', 'published'))
  const named = fields?.map(({ field }) => field) ?? []
  expect(allergenCodes.filter((code) => !named.includes(`allergens.${code}`))).toEqual([])
})

test('ingredients or allergens of a published product are confirmed with the same save, by name', async () => {
  const owner = await callerOf(api, 'owner')
  const before = await read(owner, 'cultured-butter')
  const nuts = { code: 'nuts', level: 'contains', detail: 'almond' } as const
  const allergens = answering(before.food.allergens, 'nuts', nuts)
  const ingredients = `${before.food.words['nb']?.ingredients} Kan inneholde **mandel**.`
  for (const change of [{ allergens }, { ingredients }]) {
    const refused = await refusal(await save(owner, 'cultured-butter', change))
    expect(refused).toMatchObject({ status: 409, code: 'food_unconfirmed', field: 'isConfirmed' })
  }
  expect(await read(owner, 'cultured-butter')).toEqual(before)
  const confirmed = { allergens, ingredients, isConfirmed: true }
  expect((await save(owner, 'cultured-butter', confirmed)).status).toBe(200)
  const { food } = await read(owner, 'cultured-butter')
  expect(food.confirmedBy).toBe('Kari Prøve')
  expect(food.confirmedAt).toBeGreaterThan(before.food.confirmedAt ?? 0)
  expect((await seen('cultured-butter')).allergens).toContainEqual(nuts)
})

test('storage, origin and nutrition of a published product need no new confirmation', async () => {
  const owner = await callerOf(api, 'owner')
  const { food } = await read(owner, 'sour-cream')
  const nutrition = { ...food.nutrition, salt: 0.2 }
  const answer = await save(owner, 'sour-cream', { storageText: 'Kaldt.', nutrition })
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as AdminProduct).food.confirmedAt).toBe(food.confirmedAt)
})

test('a draft that changes after it was confirmed is to be confirmed anew', async () => {
  const owner = await callerOf(api, 'owner')
  await setState(owner, 'emmer-wheat', 'draft')
  const { food } = await read(owner, 'emmer-wheat')
  const milk = { code: 'milk', level: 'may_contain', detail: '' } as const
  await save(owner, 'emmer-wheat', { allergens: answering(food.allergens, 'milk', milk) })
  const changed = (await read(owner, 'emmer-wheat')).food
  expect([changed.confirmedAt, changed.confirmedBy]).toEqual([null, null])
})

test('[P01] a translation of the ingredients counts as a change of them, and who only writes words confirms nothing', async () => {
  const [editor, owner] = [await callerOf(api, 'editor'), await callerOf(api, 'owner')]
  const { id, rev, food } = await read(editor, 'whole-milk-yoghurt')
  const words = { ...food.words['ar'], ingredients: '**حليب** مبستر.' }
  const path = `${base}/${id}/food/ar`
  const send = (caller: Visitor, isConfirmed: boolean) =>
    caller.send('PUT', path, { rev, ...words, isConfirmed })
  expect(await refusal(await send(editor, false))).toMatchObject({ code: 'food_unconfirmed' })
  expect((await send(editor, true)).status).toBe(403)
  expect((await send(owner, true)).status).toBe(200)
  expect((await read(editor, 'whole-milk-yoghurt')).food.words['ar']).toEqual(words)
})

test('what makes a published product say less is refused with what would be missing', async () => {
  const owner = await callerOf(api, 'owner')
  for (const [change, code, field] of [
    [{ ingredients: '' }, 'ingredients_missing', 'ingredients'],
    [{ ingredients: 'Melk, salt.' }, 'allergen_unmarked', 'ingredients'],
    [{ storageText: '' }, 'storage_missing', 'storageText'],
    [{ allergens: [] }, 'allergen_unanswered', 'allergens.gluten'],
  ] as const) {
    const answer = await save(owner, 'fresh-goat-cheese', { ...change, isConfirmed: true })
    expect(await refusal(answer)).toMatchObject({ status: 409, code, field })
  }
})

test('a published product of which more would have to be said is not changed to it', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, facts } = await read(owner, 'rye-flour')
  await save(owner, 'rye-flour', { storageText: '' })
  const answer = await owner.send('PUT', `${base}/${id}/facts`, {
    ...facts,
    ...{ rev: rev + 1, temperature: 'chilled' },
  })
  expect(await refusal(answer)).toMatchObject({ code: 'food_info_missing' })
})

test('what no food can be is refused at its field', async () => {
  const owner = await callerOf(api, 'owner')
  const { food } = await read(owner, 'rolled-oats')
  const figures = (part: object) => ({ nutrition: { ...food.nutrition, ...part } })
  for (const [change, code, field] of [
    [figures({ saturates: 99 }), 'nutrition_part_larger', 'nutrition.saturates'],
    [figures({ carbs: 99 }), 'nutrition_sum', 'nutrition.fat'],
    [figures({ kj: 16_000 }), 'nutrition_energy', 'nutrition.kj'],
    [figures({ salt: -1 }), 'nutrition_invalid', 'nutrition.salt'],
    [figures({ fat: null }), 'nutrition_invalid', 'nutrition.fat'],
    [{ ingredients: 'x'.repeat(3001) }, 'text_long', 'ingredients'],
  ] as const)
    expect(await refusal(await save(owner, 'rolled-oats', change))).toMatchObject({
      ...{ status: 422, code, field },
    })
  const milk = { code: 'milk', level: 'contains', detail: '' } as const
  const vegan = { allergens: answering(food.allergens, 'milk', milk), diets: ['vegan'] }
  const contradicted = await refusal(
    await save(owner, 'rolled-oats', { ...vegan, isConfirmed: true }),
  )
  expect(contradicted).toMatchObject({ code: 'diet_contradicted', field: 'diets' })
})

test('two answers for one allergen, and kinds that are none of its own, are refused', async () => {
  const owner = await callerOf(api, 'owner')
  const { food } = await read(owner, 'rolled-oats')
  const of = (...given: object[]) => [
    ...food.allergens.filter(({ code }) => code !== 'nuts'),
    ...given.map((each) => ({ code: 'nuts', detail: '', ...each })),
  ]
  for (const allergens of [
    of({ level: 'free' }, { level: 'contains', detail: 'almond' }),
    of({ level: 'contains', detail: 'rye' }),
    of({ level: 'contains', detail: 'almond' }, { level: 'may_contain', detail: 'almond' }),
    of({ level: 'free', detail: 'almond' }),
  ])
    expect((await save(owner, 'rolled-oats', { allergens, isConfirmed: true })).status).toBe(422)
})

test('nutrition that needs no declaration is shown nowhere', async () => {
  const owner = await callerOf(api, 'owner')
  const { food } = await read(owner, 'herbal-tea')
  const nutrition = { ...food.nutrition, isExempt: true }
  expect((await save(owner, 'herbal-tea', { nutrition })).status).toBe(200)
  expect((await seen('herbal-tea')).nutrition).toBeUndefined()
  expect((await read(owner, 'herbal-tea')).food.nutrition).toMatchObject({ kj: 0, isExempt: true })
})

test('[P01] whether it is food stays as it is while visitors see it, and of a draft is answered for anew', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev, facts } = await read(owner, 'sourdough-loaf')
  const save = (change: object) =>
    owner.send('PUT', `${base}/${id}/facts`, { ...facts, vatClass: 'standard', ...change })
  const live = await refusal(await save({ rev }))
  expect(live).toMatchObject({ status: 409, code: 'food_kind_published', field: 'vatClass' })
  await setState(owner, 'sourdough-loaf', 'draft')
  const answers = [await save({ rev: rev + 1 }), await save({ rev: rev + 1 })]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { food } = await read(owner, 'sourdough-loaf')
  expect([food.confirmedAt, food.confirmedBy]).toEqual([null, null])
  const refused = await refusal(await setState(owner, 'sourdough-loaf', 'published'))
  expect(refused.fields?.map(({ field }) => field)).toContain('isConfirmed')
})

test('[P01] what was declared is told, whatever the VAT class says', async () => {
  await api.database.execute(
    `update products set vat_class = 'standard' where key = 'oat-biscuits'`,
  )
  const food = await seen('oat-biscuits')
  expect(food.isFood).toBe(true)
  expect(food.allergens.map(({ code }) => code)).toContain('gluten')
})

test('[P01] ingredients in other languages come with a change of the site’s own, or are emptied and fall back', async () => {
  const owner = await callerOf(api, 'owner')
  const before = (await read(owner, 'aged-farm-cheese')).food.words
  const ingredients = `${before['nb']?.ingredients} **melk**.`
  const translations = { pl: `${before['pl']?.ingredients} **mleko**.` }
  const unmarked = await refusal(
    await save(owner, 'aged-farm-cheese', {
      ...{ ingredients, translations: { pl: 'Krem.' }, isConfirmed: true },
    }),
  )
  expect(unmarked).toMatchObject({ code: 'translation_unmarked', field: 'translations.pl' })
  expect(unmarked.message).toContain('Polski')
  const answer = await save(owner, 'aged-farm-cheese', {
    ...{ ingredients, translations, isConfirmed: true },
  })
  expect(answer.status).toBe(200)
  const { words } = (await read(owner, 'aged-farm-cheese')).food
  const told = Object.entries(words).map(([code, own]) => [code, own.ingredients])
  expect(Object.fromEntries(told)).toEqual({
    ...{ nb: ingredients, pl: translations.pl, en: '', ar: '', uk: '' },
  })
  expect(words['en']?.storageText).toBe(before['en']?.storageText)
  expect((await seen('aged-farm-cheese')).ingredients).toBe(ingredients)
})

test('[P01] an allergen stands out in every language, and only where something is contained', async () => {
  const owner = await callerOf(api, 'owner')
  await api.database
    .execute(`update product_translations set ingredients = 'Pstrąg.' where language_code = 'pl'
    and product_id = (select id from products where key = 'smoked-trout')`)
  await setState(owner, 'smoked-trout', 'draft')
  const refused = await refusal(await setState(owner, 'smoked-trout', 'published'))
  expect(refused.fields?.map(({ field }) => field)).toEqual(['state', 'translations.pl'])
})

test('a diet is answered for like ingredients and allergens', async () => {
  const owner = await callerOf(api, 'owner')
  const { food } = await read(owner, 'apple-juice')
  const diets = food.diets.filter((diet) => diet !== 'vegan')
  expect(diets).not.toEqual(food.diets)
  expect(await refusal(await save(owner, 'apple-juice', { diets }))).toMatchObject({
    ...{ code: 'food_unconfirmed', field: 'isConfirmed' },
  })
  expect((await save(owner, 'apple-juice', { diets, isConfirmed: true })).status).toBe(200)
})

test('what is no food is published once somebody answers for that, and declares nothing', async () => {
  const owner = await callerOf(api, 'owner')
  await setState(owner, 'gift-box', 'draft')
  const { id, rev, facts } = await read(owner, 'gift-box')
  const plain = { ...facts, rev, vatClass: 'standard' }
  expect((await owner.send('PUT', `${base}/${id}/facts`, plain)).status).toBe(200)
  const nothing = { ingredients: '', storageText: '', allergens: [], isConfirmed: false }
  expect((await save(owner, 'gift-box', nothing)).status).toBe(200)
  const refused = await refusal(await setState(owner, 'gift-box', 'published'))
  expect(refused.fields?.map(({ field }) => field)).toEqual(['state', 'isConfirmed'])
  expect((await save(owner, 'gift-box', { ...nothing, isConfirmed: true })).status).toBe(200)
  expect((await setState(owner, 'gift-box', 'published')).status).toBe(200)
  expect((await seen('gift-box')).isFood).toBe(false)
})

test('the same save that comes twice is done once', async () => {
  const owner = await callerOf(api, 'owner')
  const product = await read(owner, 'oat-drink')
  const lupin = { code: 'lupin', level: 'may_contain', detail: '' } as const
  const allergens = answering(product.food.allergens, 'lupin', lupin)
  const body = { ...asRead(product), allergens, isConfirmed: true }
  const send = async () => owner.send('PUT', `${base}/${product.id}/food`, body)
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read(owner, 'oat-drink')).rev).toBe(product.rev + 1)
})

test('of two who change one product the second is told, and reads what stands there now', async () => {
  const [one, other] = [await callerOf(api, 'owner'), await callerOf(api, 'manager')]
  const product = await read(one, 'pickled-herring')
  const send = (caller: Visitor, storageText: string) =>
    caller.send('PUT', `${base}/${product.id}/food`, { ...asRead(product), storageText })
  const answers = await Promise.all([send(one, 'Kaldt.'), send(other, 'Svalt.')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = answers.find(({ status }) => status === 409)
  const now = await read(one, 'pickled-herring')
  expect(late && (await refusal(late))).toMatchObject({ code: 'stale', current: now })
  expect(now.rev).toBe(product.rev + 1)
})

test('a publish and a change of its food at the same moment leave no product without its answers', async () => {
  const [one, other] = [await callerOf(api, 'owner'), await callerOf(api, 'manager')]
  for (let round = 0; round < 8; round += 1) {
    await setState(one, 'gravlax', 'draft')
    const before = await read(one, 'gravlax')
    const full = { ...asRead(before), isConfirmed: true }
    await one.send('PUT', `${base}/${before.id}/food`, full)
    const product = await read(one, 'gravlax')
    const emptied = { ...asRead(product), allergens: [] }
    const answers = await Promise.all([
      one.send('PUT', `${base}/${product.id}/state`, { rev: product.rev, state: 'published' }),
      other.send('PUT', `${base}/${product.id}/food`, emptied),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const now = await read(one, 'gravlax')
    const isComplete = now.food.allergens.length === 14 && now.food.confirmedAt !== null
    expect(now.state === 'published').toBe(isComplete)
    if (!isComplete) await save(one, 'gravlax', { allergens: product.food.allergens })
  }
})

test('words wait for a name in their language, and others’ languages stay theirs', async () => {
  const owner = await callerOf(api, 'owner')
  await api.database.execute(
    `delete from product_translations where language_code = 'uk' and product_id = (select id from products where key = 'sauerkraut')`,
  )
  const { id, rev } = await read(owner, 'sauerkraut')
  const words = { ingredients: 'Капуста.', storageText: '', originText: '', rev, isConfirmed: true }
  const unnamed = await owner.send('PUT', `${base}/${id}/food/uk`, words)
  expect(await refusal(unnamed)).toMatchObject({ code: 'product_words_missing' })
  expect((await owner.send('PUT', `${base}/${id}/food/xx`, words)).status).toBe(409)
})

test('[O06] an editor writes the words and no more, a viewer looks', async () => {
  const [editor, viewer] = [await callerOf(api, 'editor'), await callerOf(api, 'viewer')]
  const product = await read(viewer, 'apple-juice')
  const { rev, food } = product
  const path = `${base}/${product.id}/food`
  expect((await editor.send('PUT', path, asRead(product))).status).toBe(403)
  const words = { ...food.words['en'], originText: 'Hardanger', rev, isConfirmed: false }
  expect((await editor.send('PUT', `${path}/en`, words)).status).toBe(200)
  const again = { ...words, rev: rev + 1 }
  expect((await viewer.send('PUT', `${path}/en`, again)).status).toBe(403)
})

test('the log keeps what was answered before and after', async () => {
  const owner = await callerOf(api, 'owner')
  const { food } = await read(owner, 'dried-cod')
  const soya = { code: 'soya', level: 'may_contain', detail: '' } as const
  await save(owner, 'dried-cod', {
    ...{ allergens: answering(food.allergens, 'soya', soya), isConfirmed: true },
  })
  const { rows } = await api.database.execute(
    `select data from audit_log where action = 'product_changed' and entity_id = 'dried-cod'`,
  )
  expect(String(rows[0]?.['data'])).toContain(
    '"field":"allergens.soya","before":"free","after":"may_contain"',
  )
})

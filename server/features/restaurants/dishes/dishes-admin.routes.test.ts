import { beforeEach, expect, test } from 'vitest'
import { allergenCodes } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import type { Menu } from '#domain/restaurants.schema.ts'
import { useApi } from '#tests/support/api.ts'
import {
  answersWith,
  dishBody,
  dishIn,
  groupBody,
  groupIn,
  menuOf,
  menusOf,
  newOption,
  writeMenu,
} from '#tests/support/menus.ts'
import {
  dishCheckoutOf,
  dishOrderFor,
  orderDishes,
  thursdayEvening,
  useOrdering,
} from '#tests/support/ordering.ts'
import { callerOf } from '#tests/support/people.ts'
import { productOf, write } from '#tests/support/products.ts'

const api = useApi()
const { guest, one } = useOrdering(api)
const hour = 3_600_000

beforeEach(async () => {
  await api.database.execute('delete from restaurant_managers')
})

/** The menu as guests read it. */
async function publicMenu(slug = 'kvernhuset'): Promise<Menu> {
  const answer = await api.visitor({ language: 'en' }).get(`/api/restaurants/${slug}`)
  return (await answer.json()) as Menu
}

async function feed(restaurantId: string): Promise<number> {
  const row = await one(
    'select coalesce(max(revision), 0) as revision from restaurant_feeds where restaurant_id = ?',
    restaurantId,
  )
  return Number(row['revision'])
}

/** An owner with the menu of Kvernhuset. */
async function atKvernhuset() {
  const owner = await callerOf(api, 'owner')
  const menu = await menuOf(owner)
  const at = (path: string) => `${menu.restaurant.id}/${path}`
  return { owner, menu, at, restaurantId: menu.restaurant.id }
}

async function newDish(change: object = {}) {
  const { owner, menu, at, restaurantId } = await atKvernhuset()
  const body = {
    ...{ languageCode: 'en', name: 'Nettle soup', sectionId: menu.sections[0]?.id },
    ...{ shopPriceOre: 12_900, vatClass: 'food', prepMinutes: 8, ...change },
  }
  const made = await writeMenu(owner, 'POST', at('dishes'), body)
  expect(made.status, JSON.stringify(made)).toBe(201)
  return { owner, at, restaurantId, id: String(made.id) }
}

/** Somebody answers for what is in a dish. */
async function confirmed(owner: Awaited<ReturnType<typeof callerOf>>, id: string) {
  const { rev, food } = await productOf(owner, id)
  return write(owner, 'PUT', `/${id}/food`, {
    ...{ rev, languageCode: 'en', ingredients: '', storageText: '', originText: '' },
    ...{ allergens: answersWith('celery'), diets: [], nutrition: food.nutrition },
    isConfirmed: true,
  })
}

test('[R01] a dish is made once, hidden, and seen by guests once somebody has answered for its allergens', async () => {
  const { owner, menu, at } = await atKvernhuset()
  const key = newId()
  const body = {
    ...{ languageCode: 'en', name: 'Mushroom broth', sectionId: menu.sections[0]?.id },
    ...{ shopPriceOre: 9900, vatClass: 'food', prepMinutes: 8 },
  }
  const make = async () => writeMenu(owner, 'POST', at('dishes'), body, key)
  const answers = [...(await Promise.all([make(), make()])), await make()]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map((each) => each.id)).size).toBe(1)
  const id = String(answers[0]?.id)
  expect(dishIn(await menuOf(owner), 'kvernhuset-mushroom-broth')).toMatchObject({
    ...{ id, state: 'draft', hasFood: false, allergens: [], priceOre: 9900, prepMinutes: 8 },
    ...{ isForEatIn: true, isForPickup: true, servingTimes: [], vatClass: 'food' },
  })
  const { rev } = await productOf(owner, id)
  expect(await write(owner, 'PUT', `/${id}/state`, { rev, state: 'published' })).toMatchObject({
    answered: 409,
    code: 'food_info_missing',
  })
  expect(JSON.stringify(await publicMenu())).not.toContain('Mushroom broth')
  expect((await confirmed(owner, id)).answered).toBe(200)
  const state = { rev: rev + 1, state: 'published' }
  expect((await write(owner, 'PUT', `/${id}/state`, state)).answered).toBe(200)
  const shown = (await publicMenu()).sections[0]?.dishes.at(-1)
  expect(shown).toMatchObject({ name: 'Mushroom broth', allergens: [{ code: 'celery' }] })
})

test('what a dish lacks is told at its field, and a restaurant or section that is not there makes none', async () => {
  const { owner, menu, at } = await atKvernhuset()
  const body = {
    ...{ languageCode: 'en', name: 'Dumplings', sectionId: menu.sections[0]?.id },
    ...{ shopPriceOre: 9900, vatClass: 'food', prepMinutes: 8 },
  }
  for (const [change, code, field] of [
    [{ name: ' ' }, 'product_name_missing', 'name'],
    [{ shopPriceOre: 0 }, 'price_invalid', 'shopPriceOre'],
    [{ prepMinutes: 0 }, 'whole_number_invalid', 'prepMinutes'],
    [{ prepMinutes: 2.5 }, 'whole_number_invalid', 'prepMinutes'],
    [{ sectionId: newId() }, 'menu_section_missing', 'sectionId'],
    [{ vatClass: 'zero' }, 'invalid_input', 'vatClass'],
    [{ languageCode: 'fi' }, 'not_found', undefined],
  ] as const) {
    const answer = await writeMenu(owner, 'POST', at('dishes'), { ...body, ...change })
    expect(answer, JSON.stringify(change)).toMatchObject({ code, ...(field ? { field } : {}) })
  }
  expect((await writeMenu(owner, 'POST', `${newId()}/dishes`, body)).status).toBe(404)
  const other = (await menuOf(owner, 'bryggen')).sections[0]?.id
  expect(await writeMenu(owner, 'POST', at('dishes'), { ...body, sectionId: other })).toMatchObject(
    {
      code: 'menu_section_missing',
    },
  )
})

test('[R01] what the kitchen knows of a dish is saved whole, once, and guests and screens see it at once', async () => {
  const { owner, menu, at, restaurantId } = await atKvernhuset()
  const dish = dishIn(menu, 'kvernhuset-trout-flatbread')
  const [section] = menu.sections
  const extras = menu.groups.find(({ kind }) => kind === 'quantity')
  const option = extras?.options[0]
  const body = {
    ...dishBody(dish),
    ...{ sectionId: section?.id, prepMinutes: 14, points: 3, kcal: 420, isForPickup: false },
    servingTimes: [{ weekdays: [5, 1, 5], fromMinute: 660, toMinute: 900 }],
    groups: [{ groupId: extras?.id, prices: { [String(option?.key)]: 700, gone: 100 } }],
  }
  const before = await feed(restaurantId)
  const save = async () => writeMenu(owner, 'PUT', at(`dishes/${dish.id}`), body)
  expect([(await save()).status, (await save()).status]).toEqual([200, 200])
  expect(dishIn(await menuOf(owner), dish.key)).toMatchObject({
    ...{ rev: dish.rev + 1, sectionId: section?.id, prepMinutes: 14, points: 3, kcal: 420 },
    servingTimes: [{ weekdays: [1, 5], fromMinute: 660, toMinute: 900 }],
    groups: [{ groupId: extras?.id, prices: { [String(option?.key)]: 700 } }],
  })
  const shown = (await publicMenu()).sections[0]?.dishes.find(({ id }) => id === dish.id)
  expect(shown).toMatchObject({ isPickedUp: false, kcal: 420 })
  expect(await feed(restaurantId)).toBe(before + 1)
})

test('a dish that could be had in no way, or at no time that can be, is refused', async () => {
  const { owner, menu, at } = await atKvernhuset()
  const dish = dishIn(menu, 'kvernhuset-margherita')
  const other = await menuOf(owner, 'bryggen')
  for (const [change, code, field] of [
    [{ isForEatIn: false, isForPickup: false }, 'dish_mode_missing', 'isForEatIn'],
    [{ isHalf: true, isOfHalves: true }, 'dish_half_of_halves', 'isHalf'],
    [{ servingTimes: [{}] }, 'serving_time_invalid', 'servingTimes.0'],
    [{ servingTimes: [{ fromMinute: 600 }] }, 'serving_time_invalid', 'servingTimes.0'],
    [
      { servingTimes: [{ fromDay: '02-30', toDay: '03-01' }] },
      'serving_time_invalid',
      'servingTimes.0.fromDay',
    ],
    [{ points: 0 }, 'whole_number_invalid', 'points'],
    [{ kcal: -1 }, 'count_invalid', 'kcal'],
    [{ sectionId: other.sections[0]?.id }, 'menu_section_missing', 'sectionId'],
    [{ groups: [{ groupId: other.groups[0]?.id, prices: {} }] }, 'option_group_missing', 'groups'],
    [{ groups: [dish.groups[0], dish.groups[0]] }, 'invalid_input', 'groups'],
  ] as const) {
    const body = { ...dishBody(dish), ...change }
    const answer = await writeMenu(owner, 'PUT', at(`dishes/${dish.id}`), body)
    expect(answer, JSON.stringify(change)).toMatchObject({ code, field })
  }
  expect(dishIn(await menuOf(owner), dish.key)).toEqual(dish)
})

test('of two who change one dish at once, or a dish and its price, the second is told', async () => {
  const { owner, menu, at } = await atKvernhuset()
  const dish = dishIn(menu, 'kvernhuset-potato-thyme')
  const body = { ...dishBody(dish), points: 7 }
  const answers = await Promise.all([
    writeMenu(owner, 'PUT', at(`dishes/${dish.id}`), body).then(({ status }) => status),
    writeMenu(owner, 'PUT', at(`dishes/${dish.id}`), { ...body, points: 8 }).then(
      ({ status }) => status,
    ),
    write(owner, 'PUT', `/${dish.id}/price`, {
      ...{ rev: dish.rev, shopPriceOre: 20_000, salePriceOre: null },
    }).then(({ answered }) => answered),
  ])
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('the dishes of a section are put in an order over the one that was seen', async () => {
  const { owner, menu, at } = await atKvernhuset()
  const sectionId = dishIn(menu, 'kvernhuset-margherita').sectionId
  const seen = menu.dishes.filter((dish) => dish.sectionId === sectionId).map(({ id }) => id)
  const ids = seen.toReversed()
  const order = async (asked: object) =>
    writeMenu(owner, 'PUT', at('dishes/order'), { sectionId, ...asked })
  expect([(await order({ ids, seen })).status, (await order({ ids, seen })).status]).toEqual([
    200, 200,
  ])
  const section = (await publicMenu()).sections.find(({ dishes }) =>
    dishes.some(({ id }) => id === seen[0]),
  )
  expect(section?.dishes.map(({ id }) => id)).toEqual(ids)
  const behind = { ids: [seen[1], seen[0], ...seen.slice(2)], seen }
  expect(await order(behind)).toMatchObject({ status: 409, code: 'stale' })
})

test('[R05] a dish or an option is sold out as the kitchen says it, once per call, and put back', async () => {
  const { owner, menu, at, restaurantId } = await atKvernhuset()
  const dish = dishIn(menu, 'kvernhuset-beet-salad')
  const group = menu.groups.find(({ kind }) => kind === 'select')
  const option = group?.options[1]
  const until = thursdayEvening + 3 * hour
  const say = async (id: string, time: number | null, key = newId()) =>
    writeMenu(owner, 'PUT', at(`sold-out/${id}`), { until: time }, key)
  const before = await feed(restaurantId)
  const key = newId()
  expect([
    (await say(dish.id, until, key)).status,
    (await say(dish.id, until, key)).status,
  ]).toEqual([200, 200])
  expect(await feed(restaurantId)).toBe(before + 1)
  expect((await say(String(option?.id), until)).status).toBe(200)
  const now = await menuOf(owner)
  expect(dishIn(now, dish.key).soldOutUntil).toBe(until)
  const choices = now.groups.find(({ id }) => id === group?.id)?.options
  expect(choices?.[1]?.soldOutUntil).toBe(until)
  const offered = (await publicMenu()).groups.find(({ kind }) => kind === 'select')?.options
  expect(offered?.map(({ key: name }) => name)).not.toContain(option?.key)
  expect(await say(dish.id, thursdayEvening - 1)).toMatchObject({ code: 'time_past' })
  expect((await say(newId(), until)).status).toBe(404)
  await say(String(option?.id), null)
  expect(
    (await say(dish.id, null)).dishes.find(({ id }) => id === dish.id)?.soldOutUntil,
  ).toBeNull()
})

test('a section is added once, renamed, moved, and removed when it is empty', async () => {
  const { owner, at, restaurantId } = await atKvernhuset()
  const key = newId()
  const titles = { nb: 'Frokost', en: 'Breakfast' }
  const make = async () => writeMenu(owner, 'POST', at('sections'), { titles }, key)
  expect((await Promise.all([make(), make()])).map(({ status }) => status)).toEqual([201, 201])
  const { sections } = await menuOf(owner)
  const made = sections.at(-1)
  expect(sections.filter((each) => each.titles['en'] === 'Breakfast')).toHaveLength(1)
  const renamed = { rev: made?.rev, titles: { nb: 'Morgen', uk: 'Сніданок' } }
  const save = async () => writeMenu(owner, 'PUT', at(`sections/${made?.id}`), renamed)
  expect([(await save()).status, (await save()).status]).toEqual([200, 200])
  expect(
    await writeMenu(owner, 'PUT', at(`sections/${made?.id}`), { ...renamed, titles }),
  ).toMatchObject({ status: 409, code: 'stale' })
  const nameless = { rev: Number(made?.rev) + 1, titles: { en: 'Morning' } }
  expect(await writeMenu(owner, 'PUT', at(`sections/${made?.id}`), nameless)).toMatchObject({
    code: 'option_label_missing',
    field: 'titles',
  })
  const seen = sections.map(({ id }) => id)
  const ids = seen.toReversed()
  const ordered = await writeMenu(owner, 'PUT', at('sections/order'), { ids, seen })
  expect(ordered.sections.map(({ id }) => id)).toEqual(ids)
  expect(
    await writeMenu(owner, 'PUT', at('sections/order'), {
      ids: seen.toSpliced(0, 2, String(seen[1]), String(seen[0])),
      seen,
    }),
  ).toMatchObject({ status: 409 })
  const full = sections[0]
  expect(
    await writeMenu(owner, 'DELETE', at(`sections/${full?.id}?rev=${full?.rev}`)),
  ).toMatchObject({ status: 409, code: 'menu_section_used' })
  const gone = at(`sections/${made?.id}?rev=${Number(made?.rev) + 1}`)
  expect(
    await writeMenu(owner, 'DELETE', at(`sections/${made?.id}?rev=${made?.rev}`)),
  ).toMatchObject({
    code: 'stale',
  })
  expect([
    (await writeMenu(owner, 'DELETE', gone)).status,
    (await writeMenu(owner, 'DELETE', gone)).status,
  ]).toEqual([200, 404])
  expect(
    await one(
      'select count(*) as n from menu_section_translations where title in (?, ?)',
      'Morgen',
      'Breakfast',
    ),
  ).toEqual({ n: 0 })
  expect(await feed(restaurantId)).toBeGreaterThan(0)
})

test('[R04] a group is made once with its options, offered with a dish, and removed when no dish has it', async () => {
  const { owner, menu, at } = await atKvernhuset()
  const key = newId()
  const body = {
    ...{ kind: 'checkbox', min: 0, max: 2, freeCount: 1, isPerHalf: false },
    titles: { nb: 'Strø', en: 'Sprinkles' },
    options: [
      newOption('Seeds', { priceOre: 500, allergens: answersWith('sesame') }),
      newOption('Herbs', { isDefault: true, priceBySize: { large: 900 } }),
    ],
  }
  const make = async () => writeMenu(owner, 'POST', at('option-groups'), body, key)
  expect((await Promise.all([make(), make()])).map(({ status }) => status)).toEqual([201, 201])
  const group = groupIn(await menuOf(owner), 'Sprinkles')
  expect(group).toMatchObject({
    ...{ rev: 1, kind: 'checkbox', min: 0, max: 2, freeCount: 1 },
    options: [
      { titles: { en: 'Seeds' }, priceOre: 500, isDefault: false },
      { titles: { en: 'Herbs' }, priceBySize: { large: 900 }, isDefault: true },
    ],
  })
  expect(group.options[1]?.allergens.every(({ level }) => level === 'free')).toBe(true)
  const dish = dishIn(menu, 'kvernhuset-apple-cake')
  const [seeds] = group.options
  const wanted = { groupId: group.id, prices: { [String(seeds?.key)]: 300 } }
  const chosen = { ...dishBody(dish), groups: [...dish.groups, wanted] }
  expect((await writeMenu(owner, 'PUT', at(`dishes/${dish.id}`), chosen)).status).toBe(200)
  const shown = (await publicMenu()).groups.find(({ title }) => title === 'Sprinkles')
  expect(shown?.options.map(({ title }) => title)).toEqual(['Seeds', 'Herbs'])
  expect(await writeMenu(owner, 'DELETE', at(`option-groups/${group.id}?rev=1`))).toMatchObject({
    status: 409,
    code: 'option_group_used',
  })
  const without = { ...dishBody(dish), rev: dish.rev + 1 }
  expect((await writeMenu(owner, 'PUT', at(`dishes/${dish.id}`), without)).status).toBe(200)
  const gone = at(`option-groups/${group.id}?rev=1`)
  expect((await writeMenu(owner, 'DELETE', gone)).status).toBe(200)
  expect((await writeMenu(owner, 'DELETE', gone)).status).toBe(404)
})

test('[R04] a group is saved as one: what stays keeps its key, what is gone is gone, and a second save of the same is done', async () => {
  const { owner, menu, at } = await atKvernhuset()
  const group = menu.groups.find(({ kind }) => kind === 'checkbox')
  if (!group) throw new Error('no such group')
  const [first, ...rest] = groupBody(group).options
  const kept = group.options.slice(1).map(({ key }) => key)
  await api.database.execute({
    sql: 'update dish_options set sold_out_until = ? where id = ?',
    args: [thursdayEvening + hour, String(rest[0]?.id)],
  })
  const body = {
    ...groupBody(group),
    options: [...rest, newOption('Rocket', { priceOre: 1200 })],
  }
  const save = async () => writeMenu(owner, 'PUT', at(`option-groups/${group.id}`), body)
  expect([(await save()).status, (await save()).status]).toEqual([200, 200])
  const now = (await menuOf(owner)).groups.find(({ id }) => id === group.id)
  expect(now?.rev).toBe(group.rev + 1)
  expect(now?.options.slice(0, -1).map(({ key }) => key)).toEqual(kept)
  expect(now?.options[0]?.soldOutUntil).toBe(thursdayEvening + hour)
  expect(now?.options.map(({ key }) => key)).not.toContain(group.options[0]?.key)
  expect(now?.options.at(-1)?.key).not.toBe(group.options[0]?.key)
  expect(first?.id).toBeDefined()
  const other = { ...body, max: 1 }
  expect(await writeMenu(owner, 'PUT', at(`option-groups/${group.id}`), other)).toMatchObject({
    status: 409,
    code: 'stale',
  })
})

test('bounds that nobody could choose within, a default too many and an allergen without an answer are refused at their fields', async () => {
  const { owner, at } = await atKvernhuset()
  const body = {
    ...{ kind: 'radio', min: 1, max: 1, freeCount: 0, isPerHalf: false },
    ...{ titles: { nb: 'Brød' }, options: [newOption('A'), newOption('B')] },
  }
  const open = answersWith().filter(({ code }) => code !== 'nuts')
  for (const [change, code, field] of [
    [{ max: 2 }, 'group_max_high', 'max'],
    [{ min: 2 }, 'group_bounds_crossed', 'min'],
    [{ min: -1 }, 'count_invalid', 'min'],
    [{ freeCount: 2 }, 'group_free_high', 'freeCount'],
    [{ titles: { en: 'Bread' } }, 'option_label_missing', 'titles'],
    [{ titles: { nb: 'Brød', xx: 'x' } }, 'not_found', undefined],
    [{ options: [] }, 'choices_missing', 'options'],
    [
      { options: [newOption('A', { isDefault: true }), newOption('B', { isDefault: true })] },
      'group_defaults_many',
      'options.1.isDefault',
    ],
    [{ options: [newOption('A', { priceOre: -1 })] }, 'surcharge_invalid', 'options.0.priceOre'],
    [
      { options: [newOption('A', { allergens: [] })] },
      'allergen_unanswered',
      'options.0.allergens.gluten',
    ],
    [
      { options: [newOption('A'), newOption('B', { allergens: open })] },
      'allergen_unanswered',
      'options.1.allergens.nuts',
    ],
    [
      { options: [newOption('A', { allergens: answersWith('gluten') })] },
      'allergen_kind_missing',
      'options.0.allergens.gluten',
    ],
    [{ options: [newOption('A', { id: newId() })] }, 'not_found', undefined],
  ] as const) {
    const answer = await writeMenu(owner, 'POST', at('option-groups'), { ...body, ...change })
    expect(answer, JSON.stringify(change)).toMatchObject({ code, ...(field ? { field } : {}) })
  }
  const there = groupIn(await menuOf(owner), 'Base')
  const foreign = (await menuOf(owner, 'bryggen')).groups[0]?.options[0]?.id
  const stolen = { ...groupBody(there), options: [newOption('A', { id: foreign })] }
  expect((await writeMenu(owner, 'PUT', at(`option-groups/${there.id}`), stolen)).status).toBe(404)
})

test('[R02] a price that changes between checkout and order is refused with the new one, and nothing is taken', async () => {
  const { visitor, restaurantId } = await guest('kvernhuset-beet-salad')
  const view = await dishCheckoutOf(visitor, restaurantId)
  const owner = await callerOf(api, 'owner')
  const dish = dishIn(await menuOf(owner), 'kvernhuset-beet-salad')
  const price = { rev: dish.rev, shopPriceOre: Number(dish.priceOre) + 500, salePriceOre: null }
  const before = await feed(restaurantId)
  expect((await write(owner, 'PUT', `/${dish.id}/price`, price)).answered).toBe(200)
  expect(await feed(restaurantId)).toBe(before + 1)
  const refused = await orderDishes(visitor, restaurantId, dishOrderFor(view))
  expect(refused).toMatchObject({ status: 409, code: 'cart_changed' })
  expect(await one('select count(*) as n from restaurant_orders')).toEqual({ n: 0 })
  const now = await dishCheckoutOf(visitor, restaurantId)
  expect(now.totalOre).toBe(view.totalOre + 500)
  expect((await orderDishes(visitor, restaurantId, dishOrderFor(now))).status).toBe(201)
})

test('[R02] an allergen of a chosen option that changes between checkout and order is refused, and told in the new view', async () => {
  const owner = await callerOf(api, 'owner')
  const group = groupIn(await menuOf(owner), 'Base')
  const wheat = group.options[0]
  const { visitor, restaurantId } = await guest('kvernhuset-margherita', {
    size: 'small',
    options: [{ group: 'base', option: wheat?.key, quantity: 1 }],
  })
  const view = await dishCheckoutOf(visitor, restaurantId)
  expect(view.lines[0]?.allergens).not.toContain('lupin')
  const [first, ...rest] = groupBody(group).options
  const flour = {
    ...first,
    allergens: first?.allergens.map((each) =>
      each.code === 'lupin' ? { ...each, level: 'contains' } : each,
    ),
  }
  const saved = await writeMenu(owner, 'PUT', `${restaurantId}/option-groups/${group.id}`, {
    ...groupBody(group),
    options: [flour, ...rest],
  })
  expect(saved.status).toBe(200)
  const refused = await orderDishes(visitor, restaurantId, dishOrderFor(view))
  expect(refused).toMatchObject({ status: 409, code: 'cart_changed' })
  const now = await dishCheckoutOf(visitor, restaurantId)
  expect(now.totalOre).toBe(view.totalOre)
  expect(now.lines[0]?.allergens).toContain('lupin')
  expect((await orderDishes(visitor, restaurantId, dishOrderFor(now))).status).toBe(201)
})

test('[R02] a dish that is archived is ordered by nobody who has it in a cart, and the order of before keeps it', async () => {
  const { owner, at, restaurantId, id } = await newDish({ name: 'Sorrel pie' })
  await confirmed(owner, id)
  const { rev } = await productOf(owner, id)
  await write(owner, 'PUT', `/${id}/state`, { rev, state: 'published' })
  const { visitor } = await guest('kvernhuset-sorrel-pie')
  const first = await dishCheckoutOf(visitor, restaurantId)
  expect((await orderDishes(visitor, restaurantId, dishOrderFor(first))).status).toBe(201)
  const late = await guest('kvernhuset-sorrel-pie')
  const view = await dishCheckoutOf(late.visitor, restaurantId)
  const archived = await write(owner, 'PUT', `/${id}/state`, { rev: rev + 1, state: 'archived' })
  expect(archived.answered).toBe(200)
  const refused = await orderDishes(late.visitor, restaurantId, dishOrderFor(view))
  expect(refused).toMatchObject({ status: 409, code: 'cart_changed' })
  expect(await one('select title from restaurant_order_lines where product_id = ?', id)).toEqual({
    title: 'Sorrel pie',
  })
  const sectionId = (await menuOf(owner)).dishes.find((dish) => dish.id === id)?.sectionId
  const seen = (await menuOf(owner)).dishes
    .filter((dish) => dish.sectionId === sectionId && dish.state !== 'archived')
    .map((dish) => dish.id)
  const order = { sectionId, ids: seen.toReversed(), seen }
  expect((await writeMenu(owner, 'PUT', at('dishes/order'), order)).status).toBe(200)
})

test('[R02] an option that is gone between cart and order is ordered by nobody', async () => {
  const owner = await callerOf(api, 'owner')
  const menu = await menuOf(owner)
  const dips = menu.groups.find(({ kind }) => kind === 'quantity')
  const [first, ...rest] = dips ? groupBody(dips).options : []
  const { visitor, restaurantId } = await guest('kvernhuset-herb-flatbread', {
    options: [{ group: 'dips', option: dips?.options[0]?.key, quantity: 1 }],
  })
  const view = await dishCheckoutOf(visitor, restaurantId)
  const path = `${restaurantId}/option-groups/${dips?.id}`
  const body = { ...(dips && groupBody(dips)), options: rest }
  expect(first?.titles['en']).toBeTruthy()
  expect((await writeMenu(owner, 'PUT', path, body)).status).toBe(200)
  const refused = await orderDishes(visitor, restaurantId, dishOrderFor(view))
  expect(refused).toMatchObject({ code: 'option_unknown' })
  expect(await one('select count(*) as n from restaurant_orders')).toEqual({ n: 0 })
})

test('a section is removed or a dish made in it, a group is removed or a dish takes it: never both', async () => {
  const { owner, menu, at } = await atKvernhuset()
  const dish = dishIn(menu, 'kvernhuset-cloudberry-cream')
  const answers: number[][] = []
  for (const name of ['First', 'Second', 'Third']) {
    // oxlint-disable no-await-in-loop
    await writeMenu(owner, 'POST', at('sections'), { titles: { nb: name } })
    const group = {
      ...{ kind: 'radio', min: 0, max: 1, freeCount: 0, isPerHalf: false },
      ...{ titles: { nb: name, en: name }, options: [newOption('A')] },
    }
    await writeMenu(owner, 'POST', at('option-groups'), group)
    const now = await menuOf(owner)
    const section = now.sections.at(-1)
    const made = groupIn(now, name)
    const wanted = {
      ...{ languageCode: 'nb', name, sectionId: section?.id, shopPriceOre: 100 },
      ...{ vatClass: 'food', prepMinutes: 5 },
    }
    const taking = {
      ...dishBody(dishIn(now, dish.key)),
      groups: [{ groupId: made.id, prices: {} }],
    }
    const [removed, begun, dropped, taken] = await Promise.all([
      writeMenu(owner, 'DELETE', at(`sections/${section?.id}?rev=1`)),
      writeMenu(owner, 'POST', at('dishes'), wanted),
      writeMenu(owner, 'DELETE', at(`option-groups/${made.id}?rev=1`)),
      writeMenu(owner, 'PUT', at(`dishes/${dish.id}`), taking),
    ])
    answers.push([removed.status, begun.status], [dropped.status, taken.status])
    // oxlint-enable no-await-in-loop
  }
  for (const pair of answers)
    expect(
      pair.filter((status) => status < 300),
      String(pair),
    ).toHaveLength(1)
})

test('[O06] who manages a kitchen sees and writes its own dishes alone, and no goods', async () => {
  const manager = await callerOf(api, 'kitchen_manager')
  expect((await menusOf(manager)).menu).toBeNull()
  const owner = await callerOf(api, 'owner')
  const [theirs, other] = [await menuOf(owner, 'kvernhuset'), await menuOf(owner, 'bryggen')]
  await api.database.execute({
    sql: 'insert into restaurant_managers (restaurant_id, user_id) values (?, ?)',
    args: [theirs.restaurant.id, String(manager.person?.id)],
  })
  const seen = await menusOf(manager, 'bryggen')
  expect(seen.restaurants.map(({ slug }) => slug)).toEqual(['kvernhuset'])
  expect(seen.menu?.restaurant.slug).toBe('kvernhuset')
  const dish = dishIn(theirs, 'kvernhuset-ham-mushroom')
  const foreign = other.dishes[0]
  const body = { ...dishBody(dish), points: 4 }
  const own = `${theirs.restaurant.id}/dishes/${dish.id}`
  expect((await writeMenu(manager, 'PUT', own, body)).status).toBe(200)
  for (const [method, path, sent] of [
    ['PUT', `dishes/${foreign?.id}`, foreign && dishBody(foreign)],
    ['POST', 'sections', { titles: { nb: 'Nytt' } }],
    ['PUT', `sold-out/${foreign?.id}`, { until: null }],
    ['DELETE', `option-groups/${other.groups[0]?.id}?rev=1`, undefined],
  ] as const)
    expect(
      (await writeMenu(manager, method, `${other.restaurant.id}/${path}`, sent)).status,
      path,
    ).toBe(404)
  // A dish of theirs under a restaurant of theirs, and one of another that is named under it.
  expect(
    (
      await writeMenu(manager, 'PUT', `${theirs.restaurant.id}/sold-out/${foreign?.id}`, {
        until: null,
      })
    ).status,
  ).toBe(404)
  const price = { shopPriceOre: 21_000, salePriceOre: null }
  const rev = dish.rev + 1
  expect((await write(manager, 'PUT', `/${dish.id}/price`, { rev, ...price })).answered).toBe(200)
  expect(
    (await write(manager, 'PUT', `/${foreign?.id}/price`, { rev: 1, ...price })).answered,
  ).toBe(404)
  expect((await manager.get(`/api/admin/products/${foreign?.id}`)).status).toBe(404)
  const goods = String((await one(`select id from products where kind = 'goods' limit 1`))['id'])
  expect((await manager.get(`/api/admin/products/${goods}`)).status).toBe(200)
  for (const [part, sent] of [
    ['price', { rev: 1, ...price }],
    ['state', { rev: 1, state: 'archived' }],
    ['options', { rev: 1, options: [] }],
  ] as const)
    expect((await write(manager, 'PUT', `/${goods}/${part}`, sent)).answered, part).toBe(404)
})

test('a viewer looks at every menu and writes nothing', async () => {
  const viewer = await callerOf(api, 'viewer')
  const { restaurants, menu } = await menusOf(viewer)
  expect(restaurants).toHaveLength(3)
  const path = `${menu?.restaurant.id}/sections`
  expect((await writeMenu(viewer, 'POST', path, { titles: { nb: 'Nytt' } })).status).toBe(403)
})

test('a dish names one price, and is asked for its size alone', async () => {
  const { owner, id } = await newDish({ name: 'Barley stew' })
  const { rev } = await productOf(owner, id)
  expect(
    await write(owner, 'PUT', `/${id}/price`, { rev, shopPriceOre: null, salePriceOre: null }),
  ).toMatchObject({ code: 'price_invalid', field: 'shopPriceOre' })
  expect(
    await write(owner, 'PUT', `/${id}/price`, { rev, shopPriceOre: 12_900, salePriceOre: 9900 }),
  ).toMatchObject({ code: 'price_invalid', field: 'salePriceOre' })
  const sizes = (key: string) => [
    {
      ...{ key, label: { nb: 'Størrelse' }, type: 'choice', required: true },
      options: [{ value: 'small', label: { nb: 'Liten' }, priceOre: 0 }],
    },
  ]
  const save = async (key: string) =>
    write(owner, 'PUT', `/${id}/options`, { rev, options: sizes(key), isConfirmed: false })
  expect(await save('colour')).toMatchObject({ code: 'dish_sizes_only', field: 'options' })
  expect((await save('size')).answered).toBe(200)
})

test('the words of a dish change and its address stays', async () => {
  const { owner, id } = await newDish({ name: 'Leek tart' })
  const { rev, key } = await productOf(owner, id)
  const words = { name: 'Purreterte', slug: 'elsewhere', description: '', packageSize: '' }
  const saved = await write(owner, 'PUT', `/${id}/languages/nb`, { rev, ...words })
  expect(saved.answered).toBe(200)
  expect(saved.words['nb']).toMatchObject({ name: 'Purreterte', slug: key })
})

test('allergens of a dish without an answer are none of the answers, and demo menus answer for all 14', async () => {
  const { owner, id } = await newDish({ name: 'Rye toast' })
  const menu = await menuOf(owner)
  expect(menu.dishes.find((dish) => dish.id === id)?.allergens).toEqual([])
  const demo = dishIn(menu, 'kvernhuset-margherita').allergens
  expect(new Set(demo.map(({ code }) => code))).toEqual(new Set(allergenCodes))
})

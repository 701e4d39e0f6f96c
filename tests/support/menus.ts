import type { AdminMenu, AdminMenus } from '#domain/admin-dishes.schema.ts'
import { allergenCodes, type AllergenCode } from '#domain/catalog.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Visitor } from './api.ts'

const menusPath = '/api/admin/dishes'

export async function menusOf(reader: Visitor, restaurant = ''): Promise<AdminMenus> {
  const answer = await reader.get(`${menusPath}?restaurant=${restaurant}`)
  if (!answer.ok) throw new Error(`the menus answered ${answer.status}`)
  return (await answer.json()) as AdminMenus
}

export async function menuOf(reader: Visitor, restaurant = 'kvernhuset'): Promise<AdminMenu> {
  const { menu } = await menusOf(reader, restaurant)
  if (!menu) throw new Error(`no menu of ${restaurant}`)
  return menu
}

/** A dish of the menu by the key of its product. */
export function dishIn({ dishes }: AdminMenu, key: string) {
  const dish = dishes.find((each) => each.key === key)
  if (!dish) throw new Error(`no dish ${key}`)
  return dish
}

/** A group of the menu by its title in English. */
export function groupIn({ groups }: AdminMenu, title: string) {
  const group = groups.find(({ titles }) => titles['en'] === title)
  if (!group) throw new Error(`no group ${title}`)
  return group
}

/** What is sent of a dish as it stands. */
export function dishBody(dish: AdminMenu['dishes'][number]) {
  const { rev, sectionId, prepMinutes, points, isForEatIn, isForPickup, servingTimes } = dish
  const { kcal, isHalf, isOfHalves, vatClass, groups } = dish
  return {
    ...{ rev, sectionId, prepMinutes, points, isForEatIn, isForPickup, servingTimes },
    ...{ kcal, isHalf, isOfHalves, vatClass, groups },
  }
}

/** What is sent of a group as it stands. */
export function groupBody(group: AdminMenu['groups'][number]) {
  const { rev, kind, min, max, freeCount, isPerHalf, titles, options } = group
  return {
    ...{ rev, kind, min, max, freeCount, isPerHalf, titles },
    options: options.map(({ key: _, soldOutUntil: _until, ...option }) => option),
  }
}

/** An answer for each of the 14 allergens: these are contained, the others are not. */
export function answersWith(...held: AllergenCode[]) {
  return allergenCodes.map((code) => ({
    ...{ code, detail: '' },
    level: held.includes(code) ? 'contains' : 'free',
  }))
}

/** A new option as it is sent. */
export function newOption(name: string, change: object = {}) {
  return {
    ...{ titles: { nb: name, en: name }, priceOre: 0, priceBySize: {} },
    ...{ allergens: answersWith(), isDefault: false, ...change },
  }
}

export type MenuAnswer = AdminMenu & ErrorBody & { id?: string; menu?: AdminMenu; status: number }

/** Sends a write under the menu of a restaurant and answers what came of it. */
export async function writeMenu(
  caller: Visitor,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  key?: string,
): Promise<MenuAnswer> {
  const headers = key ? { 'idempotency-key': key } : {}
  const answer = await caller.send(method, `${menusPath}/${path}`, body, headers)
  return { ...((await answer.json()) as MenuAnswer), status: answer.status }
}

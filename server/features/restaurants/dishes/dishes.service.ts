import type { AdminDish, AdminMenu, NewDish, SaveDish } from '#domain/admin-dishes.schema.ts'
import { changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import { refused, type Result } from '#domain/result.ts'
import { makeDishProduct } from '#server/features/products/make-dish.service.ts'
import { saveSoldOut } from '#server/features/restaurants/kitchen/sold-out.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { answerMenu, findAdminMenu } from './admin-menu.service.ts'
import {
  categoryOfNew,
  hasParts,
  hasRoomFor,
  insertedDish,
  saveDishOrder,
  saveDishRow,
  savedDish,
} from './menu-changes.repository.ts'
import { titleOf } from './menu-sections.service.ts'

interface Dish {
  restaurantId: string
  id: string
}

/**
 * Makes a dish in one language, once per key: a draft, which guests see once somebody has answered for its food information. Answers
 * its id. Refuses `not_found`, also for a language that is not there, `menu_section_missing`, `too_many_dishes` and `key_reused`.
 */
export async function makeDish(
  ctx: Ctx,
  { restaurantId, ...dish }: NewDish & { restaurantId: string },
  key: string,
): Promise<Result<{ id: string; menu: AdminMenu }>> {
  const found = await findAdminMenu(ctx, restaurantId)
  if (!found || !found.codes.includes(dish.languageCode)) return refused('not_found')
  const { sectionId, prepMinutes, ...product } = dish
  const made = await makeDishProduct(
    ctx,
    { ...product, restaurantId, slug: found.menu.restaurant.slug, sectionId },
    {
      ...{ key, categoryId: categoryOfNew(ctx, sectionId) },
      when: [hasParts(restaurantId, sectionId, []), hasRoomFor('dish', restaurantId)],
      also: (id) => [insertedDish(id, { restaurantId, sectionId, prepMinutes })],
    },
  )
  const answer = await answerMenu(ctx, restaurantId)
  if (!answer.ok) return answer
  if (made.ok) return { ok: true, value: { id: made.value, menu: answer.value } }
  if (made.problem.code !== 'too_many') return made
  return hasNoSection(answer.value, sectionId) ?? refused('too_many_dishes')
}

/**
 * Saves what a kitchen knows of a dish. Refuses `not_found`, `stale`, `dish_mode_missing` where it could be had in no way,
 * `dish_half_of_halves`, `menu_section_missing` and `option_group_missing`.
 */
export async function saveDish(
  ctx: Ctx,
  { restaurantId, id }: Dish,
  { rev, vatClass, groups: asked, ...facts }: SaveDish,
): Promise<Result<AdminMenu>> {
  const menu = (await findAdminMenu(ctx, restaurantId))?.menu
  const before = dishOf(menu, id)
  if (!menu || !before) return refused('not_found')
  if (!facts.isForEatIn && !facts.isForPickup)
    return refused('dish_mode_missing', { field: 'isForEatIn' })
  if (facts.isHalf && facts.isOfHalves) return refused('dish_half_of_halves', { field: 'isHalf' })
  const groups = knownPrices(menu, asked)
  const after = { ...before, ...facts, vatClass, groups }
  const isSaved = await saveDishRow(ctx, {
    ...{ id, restaurantId, rev, set: { vatClass } },
    when: hasParts(restaurantId, facts.sectionId, groups),
    also: savedDish(id, facts, groups),
    audit: {
      action: 'dish_changed',
      entity: 'dish',
      entityId: before.key,
      changes: changesOf('dish', logged(ctx, before, menu), logged(ctx, after, menu)),
    },
  })
  const answer = await answerMenu(ctx, restaurantId)
  if (isSaved || !answer.ok) return answer
  const now = dishOf(answer.value, id)
  if (!now) return refused('not_found')
  if (now.rev === rev)
    return (
      hasNoSection(answer.value, facts.sectionId) ??
      refused('option_group_missing', { field: 'groups' })
    )
  const isDone = now.rev === rev + 1 && contentOf(now) === contentOf(after)
  return isDone ? answer : refused('stale', { current: now })
}

/** Puts the dishes of a section in an order. Refuses `not_found` and `stale`; the same order twice is one. */
export async function orderDishes(
  ctx: Ctx,
  restaurantId: string,
  asked: { sectionId: string; ids: readonly string[]; seen: readonly string[] },
): Promise<Result<AdminMenu>> {
  const { sectionId, ids, seen } = asked
  const menu = (await findAdminMenu(ctx, restaurantId))?.menu
  if (!menu || hasNoSection(menu, sectionId)) return refused('not_found')
  const known = idsIn(menu, sectionId)
  if (ids.some((id) => !known.includes(id))) return refused('not_found')
  const order = [...new Set([...ids, ...known])]
  if (order.join(' ') === known.join(' ')) return answerMenu(ctx, restaurantId)
  const keyOf = (id: string) => dishOf(menu, id)?.key ?? id
  const isSaved = await saveDishOrder(
    ctx,
    { restaurantId, sectionId },
    {
      ...{ order, seen },
      audit: {
        action: 'dishes_ordered',
        entity: 'dish',
        changes: orderChangeOf('dish', known.map(keyOf), order.map(keyOf)),
      },
    },
  )
  const answer = await answerMenu(ctx, restaurantId)
  if (isSaved || !answer.ok) return answer
  const stands = idsIn(answer.value, sectionId).join(' ') === order.join(' ')
  return stands ? answer : refused('stale', { current: idsIn(answer.value, sectionId) })
}

/** Says until when a dish or an option cannot be had, as the kitchen does. Refuses `not_found` and `time_past`. */
export async function sellOut(
  ctx: Ctx,
  { restaurantId, id }: Dish,
  { until, key }: { until: number | null; key: string },
): Promise<Result<AdminMenu>> {
  if (!(await findAdminMenu(ctx, restaurantId))) return refused('not_found')
  const worker = {
    restaurantId,
    actorId: ctx.actor.userId ?? '',
    stationIds: [],
    isNameless: false,
  }
  const change = { kind: 'sold_out' as const, id, until, clientEventId: key }
  const saved = await saveSoldOut(ctx, worker, change)
  return saved.ok ? answerMenu(ctx, restaurantId) : saved
}

/** Prices of options that a group no longer has are dropped: they belong to nothing. */
function knownPrices({ groups }: AdminMenu, asked: SaveDish['groups']): SaveDish['groups'] {
  return asked.map(({ groupId, prices }) => {
    const keys = groups.find(({ id }) => id === groupId)?.options.map(({ key }) => key) ?? []
    const known = Object.entries(prices).filter(([key]) => keys.includes(key))
    return { groupId, prices: Object.fromEntries(known) }
  })
}

function hasNoSection({ sections }: AdminMenu, sectionId: string) {
  return sections.some(({ id }) => id === sectionId)
    ? undefined
    : refused('menu_section_missing', { field: 'sectionId' })
}

function dishOf(menu: AdminMenu | undefined, id: string): AdminDish | undefined {
  return menu?.dishes.find((dish) => dish.id === id)
}

function idsIn({ dishes }: AdminMenu, sectionId: string): string[] {
  return dishes
    .filter((dish) => dish.sectionId === sectionId && dish.state !== 'archived')
    .map(({ id }) => id)
}

function contentOf(dish: AdminDish): string {
  const { sectionId, prepMinutes, points, isForEatIn, isForPickup, servingTimes } = dish
  const { kcal, isHalf, isOfHalves, vatClass, groups } = dish
  return JSON.stringify([
    ...[sectionId, prepMinutes, points, isForEatIn, isForPickup],
    servingTimes.map(({ weekdays, fromMinute, toMinute, fromDay, toDay }) => [
      ...[weekdays, fromMinute, toMinute, fromDay, toDay],
    ]),
    ...[kcal, isHalf, isOfHalves, vatClass],
    groups.map(({ groupId, prices }) => [
      groupId,
      Object.entries(prices).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  ])
}

/** What the log keeps of it. */
function logged(ctx: Ctx, dish: AdminDish, { sections, groups }: AdminMenu) {
  const { prepMinutes, points, isForEatIn, isForPickup, servingTimes } = dish
  const { kcal, isHalf, isOfHalves, vatClass, sectionId } = dish
  return {
    section: titleOf(ctx, sections.find(({ id }) => id === sectionId)?.titles ?? {}),
    ...{ prepMinutes, points, isForEatIn, isForPickup, kcal, isHalf, isOfHalves, vatClass },
    servingTimes: servingTimes.map((time) => JSON.stringify(time)),
    groups: dish.groups.map(({ groupId, prices }) => {
      const title = titleOf(ctx, groups.find(({ id }) => id === groupId)?.titles ?? {})
      return [title, ...Object.entries(prices).map((price) => price.join(' '))].join(', ')
    }),
  }
}

import type {
  AdminMenu,
  AdminOptionGroup,
  NewOptionGroup,
  SaveOptionGroup,
} from '#domain/admin-dishes.schema.ts'
import { changesOf } from '#domain/audit-changes.ts'
import type { AllergenLevel } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import { groupProblems, singleKinds } from '#domain/option-groups.ts'
import { doneUnless, refused, type Result, type ResultOfMany } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { spentKey } from '#server/http/once.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { answerMenu, findAdminMenu } from './admin-menu.service.ts'
import {
  deleteGroup,
  findMadeRow,
  hasRoomFor,
  savedGroupTitles,
  savedOptions,
  saveGroupRow,
} from './menu-changes.repository.ts'
import { keyOf, titleOf } from './menu-sections.service.ts'

type Saved = Result<AdminMenu> | ResultOfMany<AdminMenu>
interface Group {
  restaurantId: string
  id: string
}

/**
 * Makes a group of options that no dish has yet, once per key. Refuses `not_found`, all that `groupProblems` says,
 * `too_many_option_groups` and `key_reused`.
 */
export async function makeGroup(
  ctx: Ctx,
  { restaurantId, group }: { restaurantId: string; group: NewOptionGroup },
  key: string,
): Promise<Saved> {
  const found = await findAdminMenu(ctx, restaurantId)
  if (!found) return refused('not_found')
  const wrong = wrongIn(ctx, group, { codes: found.codes, known: [] })
  if (wrong) return wrong
  const making = { scope: 'option_group', key, body: { restaurantId, group } }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findMadeRow(ctx, stored),
    make: async (call) => {
      const id = newId()
      const isMade = await saveGroupRow(ctx, {
        ...{ id, restaurantId, rev: 0, when: hasRoomFor('group', restaurantId) },
        set: { restaurantId, key: keyOf(id), ...columnsOf(group) },
        also: [spentKey(ctx.database.build, call, id), ...partsOf(id, group, [])],
        audit: {
          action: 'option_group_made',
          entity: 'option_group',
          entityId: titleOf(ctx, group.titles),
          changes: changesOf('option_group', null, logged(ctx, group)),
        },
      })
      return isMade ? id : undefined
    },
  })
  if (made.ok) return answerMenu(ctx, restaurantId)
  return made.problem.code === 'too_many' ? refused('too_many_option_groups') : made
}

/**
 * Saves a group with all its options: carts that hold one which is gone, or too many, are told so; prices are reckoned anew for each of
 * them. Refuses `not_found`, `stale`, and all that `groupProblems` says.
 */
export async function saveGroup(
  ctx: Ctx,
  { restaurantId, id }: Group,
  { rev, ...group }: SaveOptionGroup,
): Promise<Saved> {
  const found = await findAdminMenu(ctx, restaurantId)
  const before = groupOf(found?.menu, id)
  if (!found || !before) return refused('not_found')
  // An option that somebody has taken away meanwhile is no mistake of the form: `stale` says it.
  const known = before.rev === rev ? before.options.map((option) => option.id) : undefined
  const wrong = wrongIn(ctx, group, { codes: found.codes, known })
  if (wrong) return wrong
  const isSaved = await saveGroupRow(ctx, {
    ...{ id, restaurantId, rev, set: columnsOf(group) },
    also: partsOf(id, group, before.options),
    audit: {
      action: 'option_group_changed',
      entity: 'option_group',
      entityId: titleOf(ctx, before.titles),
      changes: changesOf('option_group', logged(ctx, before), logged(ctx, group)),
    },
  })
  const answer = await answerMenu(ctx, restaurantId)
  if (isSaved || !answer.ok) return answer
  const now = groupOf(answer.value, id)
  if (!now) return refused('not_found')
  const isDone = now.rev === rev + 1 && contentOf(now) === contentOf(group)
  return isDone ? answer : refused('stale', { current: now })
}

/** Removes a group that no dish has. Refuses `not_found`, `stale`, and `option_group_used`. */
export async function removeGroup(
  ctx: Ctx,
  { restaurantId, id }: Group,
  rev: number,
): Promise<Result<AdminMenu>> {
  const before = groupOf((await findAdminMenu(ctx, restaurantId))?.menu, id)
  if (!before) return refused('not_found')
  const isRemoved = await deleteGroup(ctx, {
    ...{ restaurantId, id, rev },
    audit: {
      action: 'option_group_removed',
      entity: 'option_group',
      entityId: titleOf(ctx, before.titles),
      changes: changesOf('option_group', logged(ctx, before), null),
    },
  })
  const answer = await answerMenu(ctx, restaurantId)
  if (isRemoved || !answer.ok) return answer
  const now = groupOf(answer.value, id)
  if (!now) return refused('not_found')
  const dishes = answer.value.dishes.filter(({ groups }) =>
    groups.some(({ groupId }) => groupId === id),
  ).length
  return now.rev === rev
    ? refused('option_group_used', { values: { dishes } })
    : refused('stale', { current: now })
}

/** Why a group cannot be saved. `known` are the ids of the options that it has; left out where it is stale anyhow. */
function wrongIn(
  ctx: Ctx,
  group: NewOptionGroup,
  { codes, known }: { codes: readonly string[]; known: readonly string[] | undefined },
): Saved | undefined {
  const titles = [group.titles, ...group.options.map((option) => option.titles)]
  const isStrange =
    titles.flatMap(Object.keys).some((code) => !codes.includes(code)) ||
    group.options.some(({ id }) => known && id && !known.includes(id)) ||
    new Set(group.options.flatMap(({ id }) => id ?? [])).size <
      group.options.filter(({ id }) => id).length
  if (isStrange) return refused('not_found')
  const problems = groupProblems(group, defaultLanguageOf(ctx.site))
  return problems.length > 0 ? (doneUnless(problems, undefined) as Saved) : undefined
}

function columnsOf({ kind, min, max, freeCount, isPerHalf }: NewOptionGroup) {
  // Of one choice there is none for each half.
  return { kind, min, max, freeCount, isPerHalf: isPerHalf && !singleKinds.includes(kind) }
}

function partsOf(groupId: string, group: NewOptionGroup, before: AdminOptionGroup['options']) {
  const rows = group.options.map(({ id = newId(), titles, ...option }, sortOrder) => ({
    titles,
    row: {
      id,
      key: before.find((each) => each.id === id)?.key ?? keyOf(id),
      priceOre: option.priceOre,
      priceBySize: option.priceBySize,
      allergens: heldIn(option.allergens),
      isDefault: option.isDefault,
      sortOrder,
    },
  }))
  return [...savedGroupTitles(groupId, group.titles), ...savedOptions(groupId, rows)]
}

/** What is kept of the answers: all 14 have one, so that what is not named was said not to be in it. */
function heldIn(answers: NewOptionGroup['options'][number]['allergens']) {
  return answers.flatMap(({ code, level, detail }) =>
    level === 'free' ? [] : [{ code, level: level satisfies AllergenLevel, detail }],
  )
}

type Written = NewOptionGroup | AdminOptionGroup

/** What a group says, without the ids of its options: those are new in each save that brings them. */
function contentOf(group: Written): string {
  const inOrder = (texts: Record<string, unknown>) =>
    Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([
    columnsOf(group),
    inOrder(group.titles),
    group.options.map(({ titles, priceOre, priceBySize, allergens, isDefault }) => [
      inOrder(titles),
      ...[priceOre, inOrder(priceBySize), isDefault],
      heldIn(allergens)
        .map(({ code, level, detail }) => `${code} ${level} ${detail}`)
        .toSorted(),
    ]),
  ])
}

/** What the log keeps of it. */
function logged(ctx: Ctx, group: Written) {
  return {
    ...columnsOf(group),
    titles: group.titles,
    options: group.options.map(({ titles, priceOre, allergens }) =>
      [
        `${titleOf(ctx, titles)} ${priceOre}`,
        ...heldIn(allergens).map(({ code, level, detail }) =>
          [level, code, detail].filter(Boolean).join(' '),
        ),
      ].join(', '),
    ),
  }
}

function groupOf(menu: AdminMenu | undefined, id: string): AdminOptionGroup | undefined {
  return menu?.groups.find((group) => group.id === id)
}

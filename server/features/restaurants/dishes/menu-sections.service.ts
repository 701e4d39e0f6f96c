import type { AdminMenu, AdminMenuSection } from '#domain/admin-dishes.schema.ts'
import { changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { type Problem, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { spentKey } from '#server/http/once.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { answerMenu, findAdminMenu } from './admin-menu.service.ts'
import {
  deleteSection,
  findMadeRow,
  hasRoomFor,
  lastSectionPlace,
  saveSectionOrder,
  saveSectionRow,
  savedSectionTitles,
} from './menu-changes.repository.ts'

type Titles = Record<string, string>
interface Section {
  restaurantId: string
  id: string
}

/** Adds a section to a menu, behind the others, once per key. Refuses `not_found`, `option_label_missing`, `too_many_menu_sections`, `key_reused`. */
export async function makeSection(
  ctx: Ctx,
  { restaurantId, titles }: { restaurantId: string; titles: Titles },
  key: string,
): Promise<Result<AdminMenu>> {
  const found = await findAdminMenu(ctx, restaurantId)
  if (!found) return refused('not_found')
  const problem = titlesProblem(ctx, titles, found.codes)
  if (problem) return { ok: false, problem }
  const making = { scope: 'menu_section', key, body: { restaurantId, titles } }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findMadeRow(ctx, stored),
    make: async (call) => {
      const id = newId()
      const isMade = await saveSectionRow(ctx, {
        ...{ id, restaurantId, rev: 0, when: hasRoomFor('section', restaurantId) },
        set: { restaurantId, key: keyOf(id), sortOrder: lastSectionPlace(restaurantId) },
        also: [spentKey(ctx.database.build, call, id), ...savedSectionTitles(id, titles)],
        audit: {
          action: 'menu_section_made',
          entity: 'menu_section',
          entityId: id,
          changes: changesOf('menu_section', null, { titles }),
        },
      })
      return isMade ? id : undefined
    },
  })
  if (made.ok) return answerMenu(ctx, restaurantId)
  return made.problem.code === 'too_many' ? refused('too_many_menu_sections') : made
}

/** Saves what a section is called in all languages. Refuses `not_found`, `stale` and `option_label_missing`. */
export async function saveSection(
  ctx: Ctx,
  { restaurantId, id }: Section,
  { rev, titles }: { rev: number; titles: Titles },
): Promise<Result<AdminMenu>> {
  const found = await findAdminMenu(ctx, restaurantId)
  const before = sectionOf(found?.menu, id)
  if (!found || !before) return refused('not_found')
  const problem = titlesProblem(ctx, titles, found.codes)
  if (problem) return { ok: false, problem }
  const isSaved = await saveSectionRow(ctx, {
    ...{ id, restaurantId, rev, set: {}, also: savedSectionTitles(id, titles) },
    audit: {
      action: 'menu_section_changed',
      entity: 'menu_section',
      entityId: id,
      changes: changesOf('menu_section', { titles: before.titles }, { titles }),
    },
  })
  const answer = await answerMenu(ctx, restaurantId)
  if (isSaved || !answer.ok) return answer
  const now = sectionOf(answer.value, id)
  if (!now) return refused('not_found')
  const isDone = now.rev === rev + 1 && isSame(now.titles, titles)
  return isDone ? answer : refused('stale', { current: now })
}

/** Puts the sections of a menu in an order. Refuses `not_found` and `stale`; the same order twice is one. */
export async function orderSections(
  ctx: Ctx,
  restaurantId: string,
  { ids, seen }: { ids: readonly string[]; seen: readonly string[] },
): Promise<Result<AdminMenu>> {
  const menu = (await findAdminMenu(ctx, restaurantId))?.menu
  if (!menu) return refused('not_found')
  const known = menu.sections.map(({ id }) => id)
  if (ids.some((id) => !known.includes(id))) return refused('not_found')
  const order = [...new Set([...ids, ...known])]
  if (order.join(' ') === known.join(' ')) return answerMenu(ctx, restaurantId)
  const nameOf = (id: string) => titleOf(ctx, sectionOf(menu, id)?.titles ?? {})
  const isSaved = await saveSectionOrder(ctx, restaurantId, {
    ...{ order, seen },
    audit: {
      action: 'menu_sections_ordered',
      entity: 'menu_section',
      changes: orderChangeOf('menu_section', known.map(nameOf), order.map(nameOf)),
    },
  })
  const answer = await answerMenu(ctx, restaurantId)
  if (isSaved || !answer.ok) return answer
  const stands = answer.value.sections.map(({ id }) => id).join(' ') === order.join(' ')
  return stands ? answer : refused('stale', { current: answer.value.sections })
}

/** Removes a section that is empty. Refuses `not_found`, `stale`, and `menu_section_used` while dishes stand in it, also ones put away. */
export async function removeSection(
  ctx: Ctx,
  { restaurantId, id }: Section,
  rev: number,
): Promise<Result<AdminMenu>> {
  const before = sectionOf((await findAdminMenu(ctx, restaurantId))?.menu, id)
  if (!before) return refused('not_found')
  const isRemoved = await deleteSection(ctx, {
    ...{ restaurantId, id, rev },
    audit: {
      action: 'menu_section_removed',
      entity: 'menu_section',
      entityId: id,
      changes: changesOf('menu_section', { titles: before.titles }, null),
    },
  })
  const answer = await answerMenu(ctx, restaurantId)
  if (isRemoved || !answer.ok) return answer
  const now = sectionOf(answer.value, id)
  if (!now) return refused('not_found')
  return now.rev === rev
    ? refused('menu_section_used', { values: { dishes: now.dishes } })
    : refused('stale', { current: now })
}

/** A key that no row of before has had: carts and addresses name a row by it. */
export function keyOf(id: string): string {
  return id.replaceAll('-', '').slice(-12)
}

/** A title in the site's own language, else in one that it has. */
export function titleOf(ctx: Pick<Ctx, 'site'>, titles: Titles): string {
  return titles[defaultLanguageOf(ctx.site)] ?? Object.values(titles)[0] ?? ''
}

/** Why titles cannot be saved: none in the site's own language, or one in a language that is not there. */
function titlesProblem(
  ctx: Pick<Ctx, 'site'>,
  titles: Titles,
  codes: readonly string[],
): Problem | undefined {
  if (Object.keys(titles).some((code) => !codes.includes(code))) return { code: 'not_found' }
  return titles[defaultLanguageOf(ctx.site)]
    ? undefined
    : { code: 'option_label_missing', field: 'titles' }
}

/** True where two have the same texts, in whichever order. */
function isSame(one: Titles, other: Titles): boolean {
  const inOrder = (texts: Titles) =>
    JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return inOrder(one) === inOrder(other)
}

function sectionOf(menu: AdminMenu | undefined, id: string): AdminMenuSection | undefined {
  return menu?.sections.find((section) => section.id === id)
}

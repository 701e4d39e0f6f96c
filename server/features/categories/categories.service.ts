import { changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import {
  type CategoryOrder,
  type ChangeCategory,
  type EditableCategories,
  type EditableCategory,
  mostCategories,
  type NewCategory,
  type SaveCategoryWords,
} from '#domain/categories.schema.ts'
import { newId } from '#domain/ids.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import {
  firstVersions,
  newVersions,
} from '#server/features/column-texts/column-versions.queries.ts'
import { movedPath } from '#server/features/content/moved-path.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import {
  canBeMade,
  deleteCategory,
  findCategoryRows,
  findMadeCategory,
  isFreeSlug,
  lastPlace,
  saveCategory,
  saveCategoryOrder,
  savedWords,
} from './categories.repository.ts'
import { categoryNoun } from './category-texts.queries.ts'
import { categoriesView, logged } from './category-view.ts'

/** Every category of the shop in its order, shown or not, with its words in all languages. */
export async function getEditableCategories(ctx: Ctx): Promise<EditableCategories> {
  return categoriesView(await findCategoryRows(ctx.database, ctx.site.factoryId))
}

/**
 * Makes a category in one language, once per key; visitors do not see it yet. Refuses with `not_found` for a language that is not
 * there, `category_slug_taken`, `too_many_categories`, `key_reused`.
 */
export async function makeCategory(
  ctx: Ctx,
  category: NewCategory,
  key: string,
): Promise<Result<EditableCategories>> {
  const { codes } = await findCategoryRows(ctx.database, ctx.site.factoryId)
  if (!codes.includes(category.languageCode)) return refused('not_found')
  const making = { scope: 'category', key, body: category }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findMadeCategory(ctx.database, stored),
    make: (call) => writeNewCategory(ctx, category, call),
  })
  if (made.ok || made.problem.code !== 'too_many')
    return made.ok ? done(await getEditableCategories(ctx)) : made
  const { categories } = await getEditableCategories(ctx)
  return categories.length >= mostCategories
    ? refused('too_many_categories')
    : refused('category_slug_taken', { field: 'slug' })
}

/** The id of the new category, not yet shown; its key is its first address. Undefined where it may not be made. */
async function writeNewCategory(
  ctx: Ctx,
  { languageCode: code, name, slug, tint }: NewCategory,
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const isMade = await saveCategory(ctx, {
    ...{ id, rev: 0, when: canBeMade(ctx, id, slug) },
    set: { key: slug, tint, isActive: false, sortOrder: lastPlace(ctx) },
    also: [
      spentKey(ctx.database.build, call, id),
      savedWords(ctx, { id, code }, { name, slug, description: '' }),
    ],
    audit: {
      action: 'category_made',
      entity: 'category',
      entityId: slug,
      changes: changesOf('category', null, { names: { [code]: name }, tint }),
    },
  })
  return isMade ? id : undefined
}

/** Changes how a category looks or whether it is shown. Refuses with `not_found` and `stale`. */
export async function changeCategory(
  ctx: Ctx,
  id: string,
  { rev, ...set }: ChangeCategory,
): Promise<Result<EditableCategories>> {
  const before = await categoryOf(ctx, id)
  if (!before) return refused('not_found')
  return saved(ctx, before, { rev, set, after: { ...before, ...set } })
}

/**
 * Saves the words of a category in a language; what it was found at there leads to its new address. Refuses with `forbidden` for
 * somebody else's language, `not_found`, `stale`, and `category_slug_taken`.
 */
export async function saveCategoryWords(
  ctx: Ctx,
  { id, code }: { id: string; code: string },
  { rev, ...words }: SaveCategoryWords,
): Promise<Result<EditableCategories>> {
  if (!mayWriteIn(ctx.actor, code)) return refused('forbidden')
  const found = await findCategoryRows(ctx.database, ctx.site.factoryId)
  const before = categoriesView(found).categories.find((each) => each.id === id)
  if (!before || !found.codes.includes(code)) return refused('not_found')
  const old = before.words[code]?.slug
  const isMoved = old !== undefined && old !== words.slug
  return saved(ctx, before, {
    ...{ rev, set: {}, when: isFreeSlug(ctx, id, words.slug) },
    after: { ...before, words: { ...before.words, [code]: words } },
    also: [
      firstVersions(ctx, categoryNoun, id),
      savedWords(ctx, { id, code }, words),
      newVersions(ctx, categoryNoun, { id, code }),
      ...(isMoved
        ? movedPath(ctx, { code, from: `/categories/${old}`, to: `/categories/${words.slug}` })
        : []),
    ],
  })
}

/** Puts the categories in an order. Refuses with `stale` where they stand otherwise than was seen; the same order twice is one. */
export async function orderCategories(
  ctx: Ctx,
  { ids, seen }: CategoryOrder,
): Promise<Result<EditableCategories>> {
  const before = await getEditableCategories(ctx)
  const known = before.categories.map(({ id }) => id)
  if (ids.some((id) => !known.includes(id))) return refused('not_found')
  const order = [...new Set([...ids, ...known])]
  if (order.join(' ') === known.join(' ')) return done(before)
  const keyOf = (id: string) => before.categories.find((each) => each.id === id)?.key ?? id
  const isSaved = await saveCategoryOrder(ctx, {
    ...{ order, seen },
    audit: {
      action: 'categories_ordered',
      entity: 'category',
      changes: orderChangeOf('category', known.map(keyOf), order.map(keyOf)),
    },
  })
  const current = await getEditableCategories(ctx)
  const stands = current.categories.map(({ id }) => id).join(' ') === order.join(' ')
  return isSaved || stands ? done(current) : refused('stale', { current })
}

/**
 * Removes a category for good; its addresses lead to all categories. Refuses with `not_found`, `stale`, and `category_used` while
 * products stand in it.
 */
export async function removeCategory(
  ctx: Ctx,
  id: string,
  rev: number,
): Promise<Result<EditableCategories>> {
  const category = await categoryOf(ctx, id)
  if (!category) return refused('not_found')
  const addresses = [
    [allLanguages, category.key],
    ...Object.entries(category.words).map(([code, { slug }]) => [code, slug] as const),
  ] as const
  const isRemoved = await deleteCategory(ctx, {
    id,
    rev,
    also: addresses.flatMap(([code, slug]) =>
      movedPath(ctx, { code, from: `/categories/${slug}`, to: '/categories' }),
    ),
    audit: {
      action: 'category_removed',
      entity: 'category',
      entityId: category.key,
      changes: changesOf('category', logged(category), null),
    },
  })
  const current = await getEditableCategories(ctx)
  if (isRemoved) return done(current)
  const now = current.categories.find((each) => each.id === id)
  if (!now) return refused('not_found')
  return now.rev === rev
    ? refused('category_used', { values: { products: now.products } })
    : refused('stale', { current: now })
}

async function categoryOf(ctx: Ctx, id: string): Promise<EditableCategory | undefined> {
  return (await getEditableCategories(ctx)).categories.find((each) => each.id === id)
}

type Save = Parameters<typeof saveCategory>[1]

interface CategorySave extends Pick<Save, 'rev' | 'set' | 'when' | 'also'> {
  after: EditableCategory
}

/** Saves a category, and answers all of them: also the same call that comes once more. */
async function saved(
  ctx: Ctx,
  before: EditableCategory,
  { after, ...save }: CategorySave,
): Promise<Result<EditableCategories>> {
  const isSaved = await saveCategory(ctx, {
    ...save,
    id: before.id,
    audit: {
      action: 'category_changed',
      entity: 'category',
      entityId: before.key,
      changes: changesOf('category', logged(before), logged(after)),
    },
  })
  const current = await getEditableCategories(ctx)
  const now = current.categories.find(({ id }) => id === before.id)
  if (isSaved) return done(current)
  if (!now) return refused('not_found')
  if (now.rev === save.rev) return refused('category_slug_taken', { field: 'slug' })
  const isDoneBefore = now.rev === save.rev + 1 && isSame(logged(now), logged(after))
  return isDoneBefore ? done(current) : refused('stale', { current: now })
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

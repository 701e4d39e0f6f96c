import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import type {
  ChangeNewsletterList,
  NewNewsletterList,
  NewsletterLists,
} from '#domain/newsletter-lists.schema.ts'
import { newsletterLimits } from '#domain/newsletters.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { slugOf } from '#domain/slugs.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { listTexts } from './list-texts.queries.ts'
import {
  canMakeList,
  findListRows,
  findMadeList,
  lastList,
  type ListRows,
  saveList,
} from './newsletter-lists.repository.ts'

/** Every list of the newsletter in its order, with its names in all languages and how many get it. */
export async function getNewsletterLists(ctx: Ctx): Promise<NewsletterLists> {
  return listsView(await findListRows(ctx.database, ctx.site.factoryId))
}

/**
 * Makes a list with a name in one language, once per key. Refuses with `not_found` for a language that is not there,
 * `too_many_newsletter_lists`, `key_reused`.
 */
export async function makeNewsletterList(
  ctx: Ctx,
  list: NewNewsletterList,
  callKey: string,
): Promise<Result<NewsletterLists>> {
  const found = await findListRows(ctx.database, ctx.site.factoryId)
  if (!found.codes.includes(list.languageCode)) return refused('not_found')
  const key = freeKey(slugOf(list.name), found)
  const making = { scope: 'newsletter_list', key: callKey, body: list }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findMadeList(ctx.database, stored),
    make: (call) => writeNewList(ctx, { ...list, key }, call),
  })
  if (!made.ok && made.problem.code !== 'too_many') return made
  const now = await getNewsletterLists(ctx)
  if (made.ok) return done(now)
  // Else another one was made with the key meanwhile: the next try finds a free one.
  return refused(now.lists.length >= newsletterLimits.lists ? 'too_many_newsletter_lists' : 'busy')
}

async function writeNewList(
  ctx: Ctx,
  { key, languageCode, name }: NewNewsletterList & { key: string },
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const isMade = await saveList(ctx, {
    ...{ id, rev: 0, when: canMakeList(ctx, key) },
    set: { key, ...lastList(ctx) },
    also: [spentKey(ctx.database.build, call, id), ...listTexts(ctx, { key, languageCode, name })],
    audit: {
      action: 'newsletter_list_made',
      entity: 'newsletter_list',
      entityId: key,
      changes: changesOf('newsletter_list', null, { names: { [languageCode]: name } }),
    },
  })
  return isMade ? id : undefined
}

/**
 * Closes a list for new subscribers, or opens it again; those that it has keep what they agreed to. Refuses with `not_found`, `stale`, and
 * `newsletter_list_default` for the one that the forms of the site subscribe to.
 */
export async function changeNewsletterList(
  ctx: Ctx,
  id: string,
  { rev, isOpen }: ChangeNewsletterList,
): Promise<Result<NewsletterLists>> {
  const before = (await getNewsletterLists(ctx)).lists.find((each) => each.id === id)
  if (!before) return refused('not_found')
  if (before.isDefault && !isOpen) return refused('newsletter_list_default')
  if (before.isOpen === isOpen) return done(await getNewsletterLists(ctx))
  const isSaved = await saveList(ctx, {
    ...{ id, rev, set: { isOpen } },
    audit: {
      action: 'newsletter_list_changed',
      entity: 'newsletter_list',
      entityId: before.key,
      changes: changesOf('newsletter_list', { isOpen: before.isOpen }, { isOpen }),
    },
  })
  const current = await getNewsletterLists(ctx)
  const now = current.lists.find((each) => each.id === id)
  return isSaved || now?.isOpen === isOpen ? done(current) : refused('stale', { current: now })
}

function listsView({ rows, names }: ListRows): NewsletterLists {
  const namesOf = (key: string) =>
    names
      .filter(({ textKey }) => textKey === `list.${key}.title`)
      .map(({ languageCode, name }) => [languageCode, name] as const)
  return { lists: rows.map((row) => ({ ...row, names: Object.fromEntries(namesOf(row.key)) })) }
}

/** What its texts are named by: from its first name, beginning with a letter, which no other list has. */
function freeKey(slug: string, { rows, names }: ListRows): string {
  const base = /^[a-z]/u.test(slug)
    ? slug.slice(0, 40).replace(/-$/u, '')
    : `list-${slug}`.replace(/-$/u, '')
  const taken = new Set([
    ...rows.map(({ key }) => key),
    ...names.map(({ textKey }) => textKey.split('.')[1]),
  ])
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`
    if (!taken.has(key)) return key
  }
}

import { changesOf } from '#domain/audit-changes.ts'
import type { AdminNewsletter, ChangeNewsletter } from '#domain/admin-newsletters.schema.ts'
import { areReceiversSettled } from '#domain/newsletters.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { logged, newsletterView } from './newsletter-view.ts'
import {
  findNewsletter,
  type FoundNewsletter,
  removeDraft,
  saveNewsletter,
} from './newsletters.repository.ts'

type Change = Omit<ChangeNewsletter, 'rev'>

/** What mails are sent with and to whom: settled once the newsletter is scheduled. */
const settled = ['listId', 'languageCodes', 'fromName', 'replyTo'] as const

/** A newsletter as its editors see it; `not_found` where the factory has none such. */
export async function getAdminNewsletter(ctx: Ctx, id: string): Promise<Result<AdminNewsletter>> {
  const found = await findNewsletter(ctx, id)
  return found ? done(newsletterView(found)) : refused('not_found')
}

/**
 * Changes what a newsletter is called, who gets it and who sees its web page; the same call twice is one. Refuses `not_found`,
 * `stale`, and `newsletter_in_state` for receivers of one that is no draft.
 */
export async function changeNewsletter(
  ctx: Ctx,
  id: string,
  { rev, ...set }: ChangeNewsletter,
): Promise<Result<AdminNewsletter>> {
  const before = await findNewsletter(ctx, id)
  if (!before) return refused('not_found')
  const problem = whyNot(ctx, before, set)
  if (problem) return { ok: false, problem }
  const { newsletter } = before
  const isSaved =
    newsletter.rev === rev &&
    (await saveNewsletter(ctx, {
      ...{ id, rev, set },
      audit: {
        ...{ action: 'newsletter_changed', entity: 'newsletter', entityId: newsletter.title },
        changes: changesOf('newsletter', logged(before), logged(after(before, set))),
      },
    }))
  const now = await findNewsletter(ctx, id)
  if (!now) return refused('not_found')
  const isDone = isSaved || (now.newsletter.rev === rev + 1 && holds(now, set))
  const current = newsletterView(now)
  return isDone ? done(current) : refused('stale', { current })
}

/** Removes a draft for good, with its words. Refuses `not_found`, `stale`, and `newsletter_in_state` for any other. */
export async function removeNewsletter(
  ctx: Ctx,
  id: string,
  rev: number,
): Promise<Result<{ id: string }>> {
  const found = await findNewsletter(ctx, id)
  if (!found) return refused('not_found')
  const { status, title } = found.newsletter
  if (status !== 'draft') return refused('newsletter_in_state')
  const isRemoved = await removeDraft(ctx, {
    ...{ id, rev },
    audit: {
      ...{ action: 'newsletter_removed', entity: 'newsletter', entityId: title },
      changes: changesOf('newsletter', logged(found), null),
    },
  })
  if (isRemoved) return done({ id })
  const now = await findNewsletter(ctx, id)
  return now ? refused('stale', { current: newsletterView(now) }) : refused('not_found')
}

function whyNot(
  ctx: Ctx,
  { newsletter, lists }: FoundNewsletter,
  set: Change,
): Problem | undefined {
  const { listId, languageCodes } = set
  const known = ctx.site.languages.map(({ code }) => code)
  if (listId !== undefined && !lists.some(({ id }) => id === listId))
    return { code: 'not_found', field: 'listId' }
  if (languageCodes?.some((code) => !known.includes(code)))
    return { code: 'not_found', field: 'languageCodes' }
  const isSettled = settled.some(
    (field) => set[field] !== undefined && !isSame(set[field], newsletter[field]),
  )
  return areReceiversSettled(newsletter) && isSettled ? { code: 'newsletter_in_state' } : undefined
}

function after(found: FoundNewsletter, set: Change): FoundNewsletter {
  const given = Object.entries(set).filter(([, value]) => value !== undefined)
  return { ...found, newsletter: { ...found.newsletter, ...Object.fromEntries(given) } }
}

/** True where all that was to be written is there. */
function holds(found: FoundNewsletter, set: Change): boolean {
  return isSame(found.newsletter, after(found, set).newsletter)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

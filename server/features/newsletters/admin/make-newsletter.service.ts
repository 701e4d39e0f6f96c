import { changesOf } from '#domain/audit-changes.ts'
import type { AdminNewsletter, NewNewsletter } from '#domain/admin-newsletters.schema.ts'
import { newId } from '#domain/ids.ts'
import { refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { getAdminNewsletter } from './admin-newsletter.service.ts'
import { findLetterRows, writeNewsletter } from './make-newsletter.repository.ts'
import { findMadeNewsletter, findNewsletter } from './newsletters.repository.ts'

/** Makes a draft with a heading, a text and the way out, once per key; `key_reused`. */
export function makeNewsletter(
  ctx: Ctx,
  newsletter: NewNewsletter,
  key: string,
): Promise<Result<AdminNewsletter>> {
  return made(ctx, { key, body: newsletter, title: newsletter.title, of: undefined })
}

/** Makes a draft with the words, blocks and receivers of another newsletter, once per key. Refuses `not_found`, `key_reused`. */
export async function duplicateNewsletter(
  ctx: Ctx,
  id: string,
  { title }: NewNewsletter,
  key: string,
): Promise<Result<AdminNewsletter>> {
  const found = await findNewsletter(ctx, id)
  if (!found) return refused('not_found')
  const { listId, languageCodes, fromName, replyTo, isPublic } = found.newsletter
  return made(ctx, {
    ...{ key, title, body: { id, title } },
    of: {
      letter: await findLetterRows(ctx, id),
      set: { listId, languageCodes, fromName, replyTo, isPublic },
    },
  })
}

type Written = Parameters<typeof writeNewsletter>[1]

async function made(
  ctx: Ctx,
  making: {
    key: string
    body: unknown
    title: string
    of: { letter: NonNullable<Written['from']>; set: Partial<Written['set']> } | undefined
  },
): Promise<Result<AdminNewsletter>> {
  const { key, body, title, of } = making
  const result = await makeOnce(
    ctx,
    { scope: 'newsletter', key, body },
    {
      find: (stored) => findMadeNewsletter(ctx, stored),
      make: async (call) => {
        const id = newId()
        await writeNewsletter(ctx, {
          ...{ id, call },
          set: { ...of?.set, title },
          audit: {
            ...{ action: 'newsletter_made', entity: 'newsletter', entityId: title },
            changes: changesOf('newsletter', null, { title }),
          },
          ...(of ? { from: of.letter } : {}),
        })
        return id
      },
    },
  )
  return result.ok ? getAdminNewsletter(ctx, result.value) : result
}

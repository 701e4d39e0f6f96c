import { msg } from '@lingui/core/macro'
import type { AdminNewsletter } from '#domain/admin-newsletters.schema.ts'
import { refused, type Result } from '#domain/result.ts'
import { cleanLine } from '#domain/typed-text.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { personOf } from '#server/session/person.ts'
import { findSite } from '#server/site/site.service.ts'
import { getAdminNewsletter } from './admin-newsletter.service.ts'
import { findMadeNewsletter, findNewsletter } from './newsletters.repository.ts'
import { letterIn } from './preview.service.ts'
import { findTested, writeTest } from './test-mail.repository.ts'

const minuteMs = 60_000
const testsPerWindow = 3
const windowMs = 10 * minuteMs

/**
 * Sends the newsletter in a language to the caller's own address, once per key. Refuses `not_found`, `key_reused`, and
 * `too_many_tries` above three in ten minutes.
 */
export async function testNewsletter(
  ctx: Ctx,
  id: string,
  { language }: { language: string },
  key: string,
): Promise<Result<AdminNewsletter>> {
  const found = await findNewsletter(ctx, id)
  const isLanguage = ctx.site.languages.some(({ code }) => code === language)
  if (!found || !isLanguage) return refused('not_found')
  const who = ['newsletter_test', personOf(ctx).userId]
  const limits: Limit[] = [{ who, most: testsPerWindow, windowMs }]
  const making = { scope: 'newsletter-test', key, body: { id, language } }
  try {
    const made = await makeOnce(ctx, making, {
      find: (stored) => findMadeNewsletter(ctx, stored),
      make: (call) => writeTest(ctx, found.newsletter, { languageCode: language, limits, call }),
    })
    return made.ok ? await getAdminNewsletter(ctx, id) : made
  } catch (error) {
    if (!isOverLimit(faultOf(error))) throw error
    return refusedWithin(ctx, 'too_many_tries', limits)
  }
}

/** Writes the test of a newsletter: its mail, marked as a test in its subject. */
export const renderTestMail: MailRenderer<'N0'> = async (job, { entityId, languageCode }) => {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  const newsletter =
    site && (await findTested(job.database, { factoryId: site.factoryId, id: entityId }))
  if (!newsletter) throw new Error('a test is due of a newsletter that is not there')
  const { letterhead, subject, html, text } = await letterIn(
    { ...job, site },
    newsletter,
    languageCode,
  )
  const { i18n, from } = letterhead
  return {
    from: { ...from, name: cleanLine(newsletter.fromName) || from.name },
    ...(newsletter.replyTo ? { replyTo: newsletter.replyTo } : {}),
    subject: cleanLine(i18n._({ ...msg({ message: 'Test: {subject}' }), values: { subject } })),
    html,
    text,
  }
}

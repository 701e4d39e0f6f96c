import { expect, test } from 'vitest'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { fillCart, placed } from '#tests/support/shopping.ts'

const api = useApi()
const kinds = ['M1', 'M6', 'M6-unapproved', 'M6-unpaid', 'M6-late'] as const

/** Every mail about an order that was placed in this language. */
async function mailsOf(language: string) {
  await api.database.execute('delete from outbox')
  const buyer = api.visitor({ language })
  await fillCart(api.database, buyer, { 'blueberry-jam': 3 })
  const { number } = await placed(buyer)
  const { rows } = await api.database.execute({
    sql: 'select id, factory_id from orders where number = ?',
    args: [number],
  })
  await api.database.execute('delete from outbox')
  await openDatabase(api.platform, () => {}).write(
    kinds.map((kind) =>
      queuedMessage({
        factoryId: String(rows[0]?.['factory_id']),
        kind,
        entityId: String(rows[0]?.['id']),
        languageCode: language,
        recipient: 'ingrid@example.no',
        at: Date.now(),
      }),
    ),
  )
  const mailer = mailServer()
  await deliverDue(jobAt(api, Date.now() + 1000), { mailer, renderers: mailRenderers })
  return { number, mails: mailer.taken }
}

for (const language of ['nb', 'en', 'ar', 'pl', 'uk'])
  test(`[O05] an order’s number is never broken at its hyphens in a mail (${language})`, async () => {
    const { number, mails } = await mailsOf(language)
    expect(mails).toHaveLength(kinds.length)
    for (const { html } of mails) {
      const seen = html.slice(html.indexOf('<h1'))
      const before = seen.split(number).slice(0, -1)
      expect(before.length).toBeGreaterThan(0)
      for (const text of before) expect(text).toMatch(/<[^<]+white-space:nowrap[^<]*>$/u)
    }
  })

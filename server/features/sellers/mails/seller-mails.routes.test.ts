import { expect, test } from 'vitest'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import type { SellerMessageKind } from '#server/features/outbox/message.queries.ts'
import { dayText } from '#server/i18n/day-words.ts'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { makeApplication } from '#tests/support/seller-applications.ts'
import { renderSellerMail } from './seller-mails.service.ts'
import { toApplicant, toSeller, toSellerSales } from './seller-mails.queries.ts'

const api = useApi()
const kinds = Object.keys(mailRenderers).filter((kind) =>
  kind.startsWith('S'),
) as SellerMessageKind[]

async function makeSeller(application: string): Promise<string> {
  const id = crypto.randomUUID()
  await api.database.execute({
    sql: `insert into sellers (id, factory_id, slug, status, status_reason, name, kind, org_no, street, postcode, city, lat, lng, contact,
        phone, email, weekly, exceptions, approved_at, terms_version, search_text, created_at, updated_at)
      select ?, factory_id, id, 'suspended', 'Vi når dere ikke.', company, 'shop', org_no, '', '', '', 60, 6, '', '', email, '[]', '[]', 1, '1',
        '', 1, 1 from seller_applications where id = ?`,
    args: [id, application],
  })
  return id
}

async function mailOf(kind: SellerMessageKind, entityId: string, languageCode = 'nb') {
  const job = jobAt(api, Date.now())
  return renderSellerMail(job, { kind, entityId, languageCode, secret: '493817' })
}

test('every mail of sellers is written in every language, with its link under the deployment’s own address', async () => {
  const application = await makeApplication(api.database, { status: 'changes_requested' })
  const seller = await makeSeller(application.id)
  const subjects = new Set<string>()
  for (const kind of kinds)
    for (const language of ['nb', 'en', 'ar', 'pl', 'uk']) {
      const entityId = kind.startsWith('S6') ? seller : application.id
      const { subject, html, text } = await mailOf(kind, entityId, language)
      subjects.add(subject)
      expect(html).toContain(`lang="${language}"`)
      expect(html, `${kind} ${language}`).not.toMatch(/\{\w+\}/u)
      if (kind !== 'S0-code') expect(text).toContain(`/${language}/`)
    }
  // In no two languages the same words.
  expect(subjects.size).toBe(kinds.length * 5)
})

test('the applicant’s link carries the token, that of sales none; the invitation lies behind the #', async () => {
  const { id, token, number } = await makeApplication(api.database, {
    status: 'changes_requested',
  })
  for (const kind of ['S0', 'S1', 'S3', 'S5'] as const)
    expect((await mailOf(kind, id)).html).toContain(`/nb/become-seller?application=${token}"`)
  const sales = await mailOf('S2', id)
  expect(sales.html).toContain(`/nb/admin/sellers?open=${id}"`)
  expect(sales.html).not.toContain(token)
  expect(sales.subject).toContain(number)
  expect((await mailOf('S4', id)).html).toContain('/nb/auth/callback#493817"')
  expect((await mailOf('S0-code', id)).text).toContain('493817')
  const changes = await mailOf('S3', id, 'en')
  expect(changes.text).toContain('Story')
  expect(changes.text).toContain('Skriv litt mer om butikken.')
})

test('who is turned down reads why, and from which day they may apply anew; a draft says until when it is kept', async () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const { id } = await makeApplication(api.database, {
    ...{ status: 'rejected', now, columns: { decision_note: 'Vi leverer ikke dit ennå.' } },
  })
  const { text } = await mailOf('S5', id)
  expect(text).toContain(dayText('nb', addDays(osloClock(now).date, 30)))
  expect(text).toContain('Vi leverer ikke dit ennå.')
  expect((await mailOf('S0', id)).text).toContain(dayText('nb', '2026-12-20'))
})

test('a step is announced once, to who it is about in their language; sales are the factory, or who has it', async () => {
  const database = openDatabase(api.platform, () => {})
  const { id } = await makeApplication(api.database, { columns: { language_code: 'pl' } })
  const { rows } = await api.database.execute('select id, email from factories')
  const factoryId = String(rows[0]?.['id'])
  const applicant = { id, factoryId, email: 'astrid@utne.example', languageCode: 'pl' }
  const seller = await makeSeller(id)
  await api.database.execute({
    sql: 'update seller_applications set seller_id = ? where id = ?',
    args: [seller, id],
  })
  await api.database.execute('delete from outbox')
  const once = () => [
    toApplicant(applicant, 'S1', { at: 1, about: '2' }),
    toSellerSales({ id, factoryId }, { at: 1, about: '2' }),
    toSeller({ id: seller, factoryId }, 'S6-suspended', { at: 1, about: '2' }),
  ]
  await database.write(once())
  await expect(database.write(once())).rejects.toThrow()
  const { rows: queued } = await api.database.execute(
    'select kind, recipient, language_code from outbox order by kind',
  )
  expect(queued.map((row) => [row['kind'], row['recipient'], row['language_code']])).toEqual([
    ['S1', 'astrid@utne.example', 'pl'],
    ['S2', rows[0]?.['email'], 'nb'],
    ['S6-suspended', 'astrid@utne.example', 'pl'],
  ])
})

import { expect, test } from 'vitest'
import { readLetter } from '#server/features/newsletters/letter.service.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { newslettersIn } from '#tests/support/newsletters.ts'
import { renderLetter } from './render-letter.ts'

const api = useApi()
const { newsletter } = newslettersIn(() => api.database)
const links = {
  webUrl: 'http://matverk.test/nb/newsletter/x',
  preferencesUrl: 'http://matverk.test/nb/newsletter/preferences/token-x',
  oneClickUrl: 'http://matverk.test/api/newsletter/one-click/token-x',
}

async function rendered(languageCode: string) {
  const newsletterId = await newsletter({
    subject: { nb: 'Osten er ni måneder, og vi har smakt', ar: 'أتمّ الجبن تسعة أشهر وقد ذقناه' },
    preheader: { nb: '64 hjul fra Aurland, 41 igjen i dag', ar: 'بقي 41 قرصًا اليوم' },
    blocks: [
      {
        kind: 'letter-heading',
        texts: { title: { nb: 'Osten er ni måneder', ar: 'أتمّ الجبن تسعة أشهر' } },
      },
      {
        kind: 'letter-text',
        texts: {
          text: {
            nb: '<p>Melken kom fra <a href="/about">Seterli gård</a> før kyrne ble flyttet inn.</p><ul><li>Ni måneder</li></ul>',
            ar: '<p>جاء الحليب من <a href="/about">مزرعة سيترلي</a> قبل نقل الأبقار.</p>',
          },
        },
      },
      {
        kind: 'letter-products',
        settings: { category: 'dairy' },
        texts: { title: { nb: 'På hylla nå', ar: 'على الرفّ الآن' } },
      },
      { kind: 'letter-divider' },
      {
        kind: 'letter-button',
        settings: { url: '/products' },
        texts: { label: { nb: 'Se alle varer', ar: 'كل المنتجات' } },
      },
    ],
  })
  const job = jobAt(api, Date.now())
  const letterhead = await letterheadIn(job, languageCode)
  const letter = await readLetter({ ...job, site: letterhead.site }, { newsletterId, languageCode })
  return renderLetter({ letterhead, letter, newsletter: { title: 'November' } }, links)
}

test('[N01] a letter says who sends it, why it came and how to leave, and its links are whole', async () => {
  const { subject, html, text } = await rendered('nb')
  expect(subject).toBe('Osten er ni måneder, og vi har smakt')
  for (const part of [html, text])
    for (const words of [
      ...['Melken kom fra', 'På hylla nå', 'Se alle varer', 'Meld deg av', 'Velg hva du får'],
      ...['fordi du har meldt deg på', 'Premium Foods Factory AS', links.preferencesUrl],
      ...[links.webUrl, 'http://matverk.test/nb/products', 'http://matverk.test/nb/about'],
    ])
      expect(part).toContain(words)
  expect(html).toContain('64 hjul fra Aurland, 41 igjen i dag')
  // Products with what they cost, and pictures that every mail program shows.
  expect(html).toMatch(/\d+,\d\d\s*kr/u)
  expect(html).toMatch(/src="http:\/\/matverk\.test\/pictures\/[\w-]+-print\.jpg"/u)
  for (const [, address] of html.matchAll(/ (?:href|src)="([^"]*)"/gu))
    expect(address).toMatch(/^(?:https?:\/\/|mailto:)/u)
  expect(html).not.toContain(links.oneClickUrl)
})

test('[N01] a category with many products shows six of them in a letter', async () => {
  await api.database.execute(
    `insert or ignore into product_categories (product_id, category_id)
      select products.id, categories.id from products, categories where categories.key = 'dairy'`,
  )
  const newsletterId = await newsletter({
    blocks: [{ kind: 'letter-products', settings: { category: 'dairy' } }],
  })
  const job = jobAt(api, Date.now())
  const { site } = await letterheadIn(job, 'nb')
  const { sections } = await readLetter({ ...job, site }, { newsletterId, languageCode: 'nb' })
  expect(sections?.[0]?.products).toHaveLength(6)
})

test('[N01] an Arabic letter runs from right to left, and both looks are in every mail', async () => {
  const { html } = await rendered('ar')
  expect(html).toMatch(/<html[^>]*dir="rtl"[^>]*lang="ar"/u)
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).toContain('<meta content="light dark" name="color-scheme"/>')
})

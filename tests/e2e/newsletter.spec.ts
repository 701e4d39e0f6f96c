import type { Page } from '@playwright/test'
import { mailedToken } from '#tests/support/auth-page.ts'
import { expect, test } from '#tests/support/browser.ts'
import { newslettersIn } from '#tests/support/newsletters.ts'
import { open } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const words = {
  nb: {
    ask: 'Meld meg på',
    asked: 'Sjekk innboksen for å bekrefte.',
    confirm: 'Ja, send meg nyhetsbrevet',
    choose: 'Velg hva du får',
    save: 'Lagre',
    saved: 'Lagret',
    leave: 'Meld meg av alt',
    other: 'العربية',
    otherCode: 'ar',
  },
  ar: {
    ask: 'اشترك',
    asked: 'تحقق من بريدك الوارد للتأكيد.',
    confirm: 'نعم، أرسلوا لي النشرة',
    choose: 'اختر ما يصلك',
    save: 'حفظ',
    saved: 'تم الحفظ',
    leave: 'ألغِ اشتراكي من كل شيء',
    other: 'English',
    otherCode: 'en',
  },
} as const

const form = (page: Page) => page.locator('.sign-up form')

async function readerOf({ database }: Site, email: string) {
  const { rows } = await database.execute({
    sql: `select subscribers.public_token, subscribers.language_code, subscriptions.status, subscriptions.unsubscribed_how
      from subscribers join subscriptions on subscriptions.subscriber_id = subscribers.id
      where email = ?`,
    args: [email],
  })
  return rows[0]
}

for (const language of ['nb', 'ar'] as const)
  test(`[N01] subscribed on the home page, confirmed, changed and left in ${language}, on a phone`, async ({
    page,
    site,
  }) => {
    const said = words[language]
    const email = `ingrid+${language}@example.no`
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, `/${language}`)
    await form(page).locator('input[type=email]').fill(email)
    await form(page).getByRole('button', { name: said.ask }).click()
    await expect(page.locator('.sign-up [role=status]')).toContainText(said.asked)
    await expect(page).toHaveURL(new RegExp(`/${language}$`, 'u'))

    await open(page, `/${language}/newsletter/confirm/${await mailedToken(site, 'N1', email)}`)
    expect(await readerOf(site, email)).toMatchObject({ status: 'pending' })
    await page.getByRole('button', { name: said.confirm }).click()
    await page.getByRole('link', { name: said.choose }).click()
    const boxes = page.locator('.letter-choice input[type=checkbox]')
    await expect(boxes.first()).toBeChecked()
    expect(await readerOf(site, email)).toMatchObject({ status: 'confirmed' })

    await page.locator('.letter-languages').getByLabel(said.other).check()
    await page.getByRole('button', { name: said.save, exact: true }).click()
    await expect(page.getByText(said.saved, { exact: true })).toBeVisible()
    expect(await readerOf(site, email)).toMatchObject({ language_code: said.otherCode })

    // As the link in a letter leads there.
    const { newsletter, rows } = newslettersIn(() => site.database)
    const letter = await newsletter({ set: { status: 'sent', isPublic: false } })
    await rows(`insert into newsletter_deliveries (id, newsletter_id, subscriber_id, language_code, state, due_at, at)
      select '${letter}', '${letter}', id, 'nb', 'sent', 1, 1 from subscribers where email = '${email}'`)
    const token = String((await readerOf(site, email))?.['public_token'])
    await open(page, `/${language}/newsletter/preferences/${token}?newsletter=${letter}`)
    await page.getByRole('button', { name: said.leave }).click()
    await expect(boxes.first()).not.toBeChecked()
    const left = { status: 'unsubscribed', unsubscribed_how: 'preferences' }
    expect(await readerOf(site, email)).toMatchObject(left)
    const noted = await rows(`select has_left from newsletter_deliveries where id = '${letter}'`)
    expect(noted).toEqual([expect.objectContaining({ has_left: 1 })])
  })

test('[N01] a letter is read on the web in each of its languages, with the price and the stock of now', async ({
  page,
  site,
}) => {
  const url = 'Moden_Ost-11'
  await newslettersIn(() => site.database).newsletter({
    subject: { nb: 'Osten er moden', ar: 'نضج الجبن' },
    preheader: { nb: '64 hjul fra Aurland' },
    blocks: [
      {
        kind: 'letter-products',
        settings: { category: 'dairy' },
        texts: { title: { nb: 'På hylla' } },
      },
    ],
    set: { status: 'sent', startedAt: Date.now(), isPublic: true, shareableUrl: url },
  })
  await open(page, '/nb/newsletter')
  await page.getByRole('link', { name: 'Osten er moden' }).click()
  // As it stands in the mails that were sent.
  await expect(page).toHaveURL(`${site.url}/nb/newsletter/${url}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Osten er moden' })).toBeVisible()
  const goods = page.locator('.letter-goods')
  await expect(goods.locator('.product b').first()).toContainText(/\d/u)

  await expect(goods).not.toContainText('Utsolgt')
  await site.database.execute('update stock_levels set on_hand = reserved')
  await page.locator('.letter-in').getByText('العربية').click()
  await expect(page).toHaveURL(`${site.url}/ar/newsletter/${url}`)
  await expect(page.getByRole('heading', { level: 1, name: 'نضج الجبن' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(goods.locator('.product').first()).toContainText('نفد')
  expect((await page.request.get(`/nb/newsletter/${url}x`)).status()).toBe(404)
})

test('[N01] the form works without scripts; who looks at every link changes nothing, and a mail program leaves by one POST', async ({
  browser,
  site,
}) => {
  const email = 'odd@example.no'
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/nb')
  await form(page).locator('input[type=email]').fill(email)
  await form(page).getByRole('button', { name: words.nb.ask }).click()
  await expect(page).toHaveURL(/\/nb\/newsletter\?asked=yes/u)
  await expect(page.locator('.sign-up [role=status]')).toContainText(words.nb.asked)

  const secret = await mailedToken(site, 'N1', email)
  const look = async (path: string) => {
    const answer = await page.request.get(path)
    return `${answer.status()} ${answer.headers()['cache-control'] ?? ''} ${answer.headers()['referrer-policy'] ?? ''}`
  }
  for (const path of [`/nb/newsletter/confirm/${secret}`, `/api/newsletter/confirm/${secret}`])
    expect(await look(path)).toMatch(/^200 .*no-store/u)
  expect(await readerOf(site, email)).toMatchObject({ status: 'pending' })
  await page.request.post(`/api/newsletter/confirm/${secret}`, {
    ...{ data: { isWanted: true }, headers: { origin: site.url, 'idempotency-key': secret } },
  })
  const reader = await readerOf(site, email)
  expect(reader).toMatchObject({ status: 'confirmed' })
  const token = String(reader?.['public_token'])
  expect(await look(`/nb/newsletter/preferences/${token}`)).toMatch(/^200 .*no-store no-referrer/u)
  expect(await look(`/api/newsletter/one-click/${token}`)).toMatch(/^405 /u)
  expect(await readerOf(site, email)).toMatchObject({ status: 'confirmed' })
  const answer = await fetch(`${site.url}/api/newsletter/one-click/${token}`, {
    ...{ method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) },
  })
  expect(answer.status).toBe(200)
  const left = { status: 'unsubscribed', unsubscribed_how: 'one-click' }
  expect(await readerOf(site, email)).toMatchObject(left)
  await context.close()
})

import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { open, reload } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

test('[N05] a message sent in Arabic, kept over a reload and proven without a puzzle, is answered in the inbox and its mail runs from right to left', async ({
  page,
  context,
  site,
}) => {
  const text = 'هل يوجد بندق في الخبز المسطّح؟ ابنتي لديها حساسية.'
  await open(page, '/ar/contact')
  const form = page.locator('.contact-form')
  await form.getByLabel('الاسم').fill('Samira Nasser')
  await form.getByLabel('البريد الإلكتروني').fill('samira@example.no')
  await form.getByRole('button', { name: 'أرسل الرسالة' }).click()
  await expect(form.getByLabel('الرسالة')).toHaveAttribute('aria-invalid', 'true')
  await form.getByText('منتج', { exact: true }).click()
  await form.getByLabel('الرسالة').fill(text)
  await form.locator('input[type=file]').setInputFiles({
    ...{ name: 'etikett.csv', mimeType: 'text/csv', buffer: Buffer.from('vare;merke\n') },
  })
  await expect(form.locator('.contact-file:not([aria-busy]) b')).toHaveText('etikett.csv')
  await reload(page)
  await expect(form.getByLabel('الرسالة')).toHaveValue(text)
  await expect(form.getByText('etikett.csv')).toBeVisible()

  // Sent at once after the reload: a machine could have been that quick, so its work is proven on the way.
  const challenge = page.waitForResponse(/\/api\/conversations\/challenge$/u)
  await form.getByRole('button', { name: 'أرسل الرسالة' }).click()
  expect((await challenge).status()).toBe(200)
  const sent = page.locator('.contact-sent')
  await expect(sent).toContainText(/M-\d\d-\d{5}/u)
  await expect(sent).toContainText('samira@example.no')
  const number = /M-\d\d-\d{5}/u.exec(await sent.innerText())?.[0] ?? ''

  await openAs(page, context, site, `/en/admin/messages?q=${number}`)
  await page.getByRole('link', { name: /Samira Nasser/u }).click()
  const sheet = page.locator('.ws-sheet')
  await expect(sheet.getByRole('status').first()).toHaveText('To be answered')
  const download = page.waitForEvent('download')
  await sheet.getByRole('link', { name: /etikett\.csv/u }).click()
  expect((await download).suggestedFilename()).toBe('etikett.csv')
  await sheet.getByRole('button', { name: 'Note for us' }).click()
  await sheet.getByLabel('New note').fill('Batch L2645.')
  await sheet.getByRole('button', { name: 'Save note' }).click()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'L2645' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Answer by e-mail' }).click()
  await sheet.getByLabel('Your answer').fill('لا، لا يوجد فيه بندق.')
  await sheet.getByRole('button', { name: 'Answer and close' }).click()
  await expect(sheet.getByRole('status').first()).toHaveText('Case closed')
  await expect(sheet).toContainText('Its mail waits to be sent')

  const mail = await answerMailOf(site, number)
  expect(mail).toMatchObject({ replyTo: 'hei@example.no' })
  expect(mail.html).toContain('dir="rtl"')
  expect(mail.html).toContain('لا، لا يوجد فيه بندق.')
  expect(mail.html).toContain(text)
  expect(mail.html).not.toContain('L2645')
})

test('[N05] without scripts the form says what is wrong at its fields, loses nothing that was typed, and ends on a page with the number', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/nb/support')
  await page.getByLabel('Navn').fill('Odd Ravnås')
  await page.getByLabel('E-post', { exact: true }).fill('odd')
  await page.getByText('En bestilling', { exact: true }).click()
  await page.getByLabel(/^Ordrenummer/u).fill('PF-26-000417')
  await page.getByLabel('Melding').fill('Kort')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'lokk.csv', mimeType: 'text/csv', buffer: Buffer.from('parti;lokk\n') },
  })
  await send(page)
  await expect(page).toHaveURL(/\/nb\/support$/u)
  await expect(page.getByLabel('E-post', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Melding')).toHaveValue('Kort')
  await expect(page.getByText('Skriv minst ti tegn.').first()).toBeVisible()
  await expect(page.getByLabel('Navn')).toHaveValue('Odd Ravnås')
  await expect(page.getByLabel(/^Ordrenummer/u)).toHaveValue('PF-26-000417')
  await expect(page.getByText('lokk.csv')).toBeVisible()
  await page.getByLabel('E-post', { exact: true }).fill('odd@example.no')
  await page.getByLabel('Melding').fill('Lokket på syltetøyet var ikke tett.')
  // It was shown a moment ago: no person is that quick, and without scripts nothing can be proven. What is typed stays until it is believed.
  await expect(async () => {
    if (!page.url().includes('sent=')) await send(page)
    await expect(page).toHaveURL(/\/nb\/support\?sent=M-\d\d-\d{5}$/u, { timeout: 1000 })
  }).toPass()
  await expect(page.locator('.contact-sent')).toContainText(/M-\d\d-\d{5}/u)
  const { rows } = await site.database.execute(
    `select form, email, order_number, (select count(*) from conversation_files as file
      where file.conversation_id = it.id) as files from conversations as it where name = 'Odd Ravnås'`,
  )
  expect(rows).toMatchObject([
    { form: 'support', email: 'odd@example.no', order_number: 'PF-26-000417', files: 1 },
  ])
  await context.close()
})

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send meldingen' }).click()
}

async function answerMailOf(site: Site, number: string) {
  await site.worker.tick()
  const { rows } = await site.database.execute({
    sql: `select payload from outbox where kind = 'C3' and payload ->> 'entityId' =
      (select id from conversations where number = ?)`,
    args: [number],
  })
  return JSON.parse(String(rows[0]?.['payload'])) as { html: string; replyTo: string }
}

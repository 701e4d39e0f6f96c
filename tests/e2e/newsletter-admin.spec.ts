import type { Page } from '@playwright/test'
import { newId } from '#domain/ids.ts'
import { osloInput } from '#domain/oslo-input.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { open, reload } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** So many who have confirmed that they want the letters. */
async function subscribed({ database }: Site, count: number): Promise<void> {
  const { rows } = await database.execute(
    'select id, factory_id from newsletter_lists where is_default = 1',
  )
  for (let at = 0; at < count; at += 1) {
    const id = newId()
    await database.batch([
      {
        sql: `insert into subscribers (id, factory_id, email, language_code, status, public_token, source, created_at, updated_at)
          values (?, ?, ?, 'nb', 'enabled', ?, 'home', 1, 1)`,
        args: [id, String(rows[0]?.['factory_id']), `${id}@eksempel.example`, id],
      },
      {
        sql: `insert into subscriptions (subscriber_id, list_id, status, consent_version, consent_language, asked_at, ip_hash)
          values (?, ?, 'confirmed', '1', 'nb', 1, '')`,
        args: [id, String(rows[0]?.['id'])],
      },
    ])
  }
}

async function begun(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nytt nyhetsbrev' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nytt nyhetsbrev' })
  await dialog.getByLabel('Navn').fill(title)
  await dialog.getByRole('button', { name: 'Skriv det' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test('[N01] a letter is written, previewed, tested and scheduled; while it is sent its figures stand there', async ({
  page,
  context,
  site,
}) => {
  await subscribed(site, 3)
  await openAs(page, context, site, '/nb/admin/newsletter')
  await begun(page, 'Julebrevet')
  const letter = page.frameLocator('.letter-frame')

  // What is left is saved, and the preview shows it.
  await page.getByLabel('Emne').fill('Osten er moden')
  await page.getByLabel('Første linje i innboksen').fill('64 hjul fra Aurland')
  await page.locator('.letter-block-name', { hasText: 'Overskrift' }).click()
  await page.getByLabel('Overskrift', { exact: true }).fill('Ni måneder på granhylla')
  await page.keyboard.press('Enter')
  await expect(letter.getByText('Ni måneder på granhylla')).toBeVisible()
  await expect(page.locator('.letter-inbox')).toHaveText(/Osten er moden\s+64 hjul fra Aurland/u)
  await page.locator('.pill').filter({ hasText: 'Mobil' }).click()
  await page.getByRole('button', { name: 'Mørk' }).click()
  await expect(letter.getByText('Ni måneder på granhylla')).toBeVisible()

  // It waits for a test, and goes out at the chosen time.
  const at = osloInput(Date.now() + 3 * 3_600_000)
  await page.getByLabel('Sendes').fill(at)
  await page.getByRole('button', { name: 'Planlegg' }).click()
  await expect(page.getByText('Det kan ikke planlegges ennå')).toBeVisible()
  await page.getByRole('button', { name: 'Send prøve' }).click()
  await expect(page.getByText('Prøve er sendt')).toBeVisible()
  await page.getByRole('button', { name: 'Planlegg' }).click()
  await expect(page.getByRole('button', { name: 'Tilbake til utkast' })).toBeVisible()

  await site.database.batch([
    "update newsletters set status = 'sending', started_at = 1, rev = rev + 1",
    `insert into newsletter_deliveries (id, newsletter_id, subscriber_id, language_code, state, due_at, at)
      select subscribers.id, newsletters.id, subscribers.id, 'nb', 'sent', 1, 1 from subscribers, newsletters`,
  ])
  await reload(page)
  await expect(page.getByText('Endringer nå gjelder bare nettsiden.')).toBeVisible()
  await expect(page.locator('.letter-total')).toHaveText(/3\s+av 3/u)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Send videre' })).toBeVisible()
})

test('what somebody else has saved meanwhile overwrites nothing that is typed', async ({
  page,
  context,
  site,
}) => {
  await openAs(page, context, site, '/nb/admin/newsletter')
  await begun(page, 'To skriver')
  const subject = page.getByLabel('Emne')
  await subject.fill('Første')
  await subject.press('Enter')
  await expect(page.locator('.letter-inbox')).toContainText('Første')
  await site.database.execute(
    "update page_content_translations set content_value = 'Deres', rev = rev + 1 where content_value = 'Første'",
  )
  await subject.fill('Mine ord')
  await subject.press('Enter')
  await page.getByRole('button', { name: 'Lagre min' }).click()
  await expect(page.locator('.letter-inbox')).toContainText('Mine ord')
})

test('in Arabic the letter reads from right to left and nothing overflows on a phone', async ({
  page,
  context,
  site,
}) => {
  await openAs(page, context, site, '/nb/admin/newsletter')
  await begun(page, 'Brevet')
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, `/ar${new URL(page.url()).pathname.replace(/^\/nb/u, '')}?lang=ar`)
  await expect(page.getByLabel('الموضوع', { exact: true })).toHaveAttribute('dir', 'rtl')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

import { newId, newPublicToken } from '#domain/ids.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeDefaultList } from '#tests/support/default-list.ts'
import { openAs } from '#tests/support/languages-page.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const email = 'ingrid+brev@example.no'
const at = Date.UTC(2026, 9, 5, 10)

async function subscribe({ database }: Site) {
  await makeDefaultList(database)
  const id = newId()
  await database.batch(
    [
      {
        sql: `insert into subscribers (id, factory_id, email, language_code, status, public_token, source, created_at, updated_at)
          select ?, id, ?, 'nb', 'enabled', ?, 'home', ?, ? from factories`,
        args: [id, email, newPublicToken(), at, at],
      },
      {
        sql: `insert into subscriptions (subscriber_id, list_id, status, consent_version, consent_language, asked_at, ip_hash, confirmed_at, confirmed_ip_hash)
          select ?, id, 'confirmed', '1', 'nb', ?, 'a', ?, 'b' from newsletter_lists where is_default = 1`,
        args: [id, at, at + 60_000],
      },
    ],
    'write',
  )
}

test('[N01] a list is made, named in two languages and closed; who must not write is blocked, and let in again', async ({
  page,
  context,
  site,
}) => {
  await subscribe(site)
  await openAs(page, context, site, '/en/admin/newsletter/subscribers?queue=lists')
  const sheet = page.locator('.ws-sheet')
  await page.getByRole('link', { name: 'New list' }).click()
  await sheet.getByLabel('Name').fill('For companies')
  await sheet.getByRole('button', { name: 'Make the list' }).click()
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('For companies')
  await sheet.getByRole('link', { name: 'العربية' }).click()
  await expect(sheet.getByLabel('Name')).toHaveAttribute('dir', 'rtl')
  await sheet.getByLabel('Name').fill('للشركات')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('للشركات')
  await sheet.getByRole('button', { name: 'Close the list' }).click()
  await expect(sheet.getByText('Closed for new subscribers')).toBeVisible()

  // The sheet goes with the list that it was open on.
  await page
    .getByRole('navigation', { name: 'Subscribers and lists' })
    .getByRole('link', { name: 'Subscribers' })
    .click()
  await page.getByRole('searchbox').fill('INGRID+')
  await expect(page).toHaveURL(/q=INGRID/u)
  await page.getByRole('link', { name: email }).click()
  await expect(sheet).toContainText('Version 1, read in Norsk')
  await sheet.getByRole('button', { name: 'Block' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(sheet).toContainText('Blocked by us')
  await expect(page.getByRole('row', { name: email })).toContainText('Blocked')
  await sheet.getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByRole('row', { name: email })).toContainText('Has left')
})

test('[O06] health tells which mails are stuck and which job fails, and sends what was given up once more', async ({
  page,
  context,
  site,
}) => {
  await site.database.batch(
    [
      `insert into outbox (id, factory_id, kind, dedupe_key, language_code, recipient, payload, state, attempts, due_at, last_error, created_at)
        select 'given-up', id, 'M1', 'given-up', 'nb', 'kari@example.no', '{"html":"<p>Hei</p>","text":"Hei"}', 'failed', 5, 1, 'TypeError', 1 from factories`,
      `insert into job_runs (name, started_at, finished_at, fault, failures)
        values ('clean-media', unixepoch() * 1000, unixepoch() * 1000, 'timeout', 3)
        on conflict (name) do update set started_at = excluded.started_at, finished_at = excluded.finished_at, fault = 'timeout', failures = 3`,
    ],
    'write',
  )
  await openAs(page, context, site, '/en/admin/health')
  await expect(page.getByText('Something needs a look')).toBeVisible()
  const job = page.getByRole('row', { name: 'Clears up files that were removed' })
  await expect(job).toContainText('It took too long')
  await expect(job).toContainText('3 times in a row')
  await page.getByRole('link', { name: 'See them and send them again' }).click()
  const sheet = page.locator('.ws-sheet')
  await expect(sheet).toContainText('kari@example.no')
  await sheet.getByRole('button', { name: 'Send all again' }).click()
  await expect(sheet).toContainText('All mails have left, or are on their way.')
  await expect(page.getByRole('row', { name: 'Given up after five tries' })).toContainText('0')
})

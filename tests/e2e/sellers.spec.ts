import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { freeOrgNo } from '#tests/support/seller-applications.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const goOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function applicationOf(site: Site, email: string) {
  const { rows } = await site.database.execute({
    sql: `select number, public_token, (select payload ->> 'secret' from outbox where kind = 'S0-code' and recipient = email
      order by created_at desc limit 1) as code from seller_applications where email = ?`,
    args: [email],
  })
  const [row] = rows
  return {
    number: String(row?.['number']),
    token: String(row?.['public_token']),
    code: String(row?.['code']),
  }
}

/** A business answers all five steps in Norwegian, and sends them. */
async function apply(page: Page, site: Site, email: string) {
  await open(page, '/nb/become-seller')
  await field(page, 'orgNo').fill(freeOrgNo())
  await field(page, 'company').fill('Utsikten Fjellbutikk')
  await field(page, 'kind').selectOption('shop')
  await goOn(page, 'Neste: kontakt')
  await field(page, 'contact').fill('Marit Utne')
  await field(page, 'email').fill(email)
  await field(page, 'phone').fill('400 00 000')
  await page.locator('main button[type=submit]').click()
  await expect(heading(page)).toHaveText('Er dette din e-post?')
  const codeOf = async () => (await applicationOf(site, email)).code
  await expect.poll(codeOf).toMatch(/^\d{6}$/u)
  await field(page, 'code').fill(await codeOf())
  await page.locator('main button[type=submit]').click()
  await expect(heading(page)).toHaveText('Hvor holder dere til?')
  await field(page, 'street').fill('Utnevegen 8')
  await field(page, 'postcode').fill('5778')
  await expect(page.getByLabel('Koordinater')).not.toHaveValue('')
  await page.getByLabel('Koordinater').fill('60.4243, 6.6236')
  await page.getByRole('switch').nth(1).click()
  await page.getByRole('checkbox', { name: 'Nålen står ved inngangen vår.' }).check()
  await goOn(page, 'Neste: varene')
  await page
    .getByRole('group', { name: /Varene våre/u })
    .getByRole('checkbox')
    .first()
    .check()
  await page.getByLabel('Hvor mye i måneden').selectOption('10 til 50 kartonger')
  await page.getByRole('radio', { name: 'Ja' }).check()
  await page.getByRole('radio', { name: 'På faktura' }).check()
  await goOn(page, 'Neste: se over')
  await page.getByRole('checkbox', { name: /vilkårene/u }).check()
  await goOn(page, 'Send søknaden')
  await page.waitForURL(/\/nb\/seller-registration-success/u)
}

test('[N03] a business becomes a seller: it applies in Norwegian, changes what it is asked to, and is found on the map in English', async ({
  page,
  context,
  browser,
  site,
}) => {
  const guests = await browser.newContext({ baseURL: site.url })
  const guest = await guests.newPage()
  const email = 'marit@utsikten.example'
  await apply(guest, site, email)
  const { number, token } = await applicationOf(site, email)

  await openAs(page, context, site, '/en/admin/sellers?queue=waiting')
  await page.getByRole('link', { name: `Utsikten Fjellbutikk, ${number}` }).click()
  const sheet = page.locator('.ws-sheet')
  await sheet.getByRole('button', { name: 'Take it' }).click()
  await sheet.getByRole('button', { name: 'Ask for changes' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByLabel('What you want to tell them').fill('Fortell hva dere selger fra før.')
  await asked.getByLabel('Story').check()
  await asked.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Changes asked for')

  await open(guest, `/nb/become-seller?application=${token}`)
  await expect(guest.getByText('Fortell hva dere selger fra før.')).toBeVisible()
  await guest.getByLabel('Fortell om dere').fill('Ost og syltetøy fra bygda.')
  await goOn(guest, 'Neste: se over')
  await guest.getByRole('checkbox', { name: /vilkårene/u }).check()
  await goOn(guest, 'Send søknaden')
  await guest.waitForURL(/\/nb\/seller-registration-success/u)

  await reload(page)
  await sheet.getByRole('button', { name: 'Take it' }).click()
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Approved')

  await open(guest, '/en/sellers-map?q=Utsikten')
  await guest
    .getByRole('link', { name: /Utsikten Fjellbutikk/u })
    .first()
    .click()
  await expect(heading(guest)).toHaveText('Utsikten Fjellbutikk')
  await expect(guest.getByText('Ost og syltetøy fra bygda.')).toBeVisible()
  await guests.close()
})

import type { Page } from '@playwright/test'
import { offerTotals } from '#domain/offer-totals.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { makeQuote } from '#tests/support/quotes.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

const panel = (page: Page) => page.locator('#answer')

test('[Q05] on a phone a buyer answers an offer: what is missing stands at its field, then it is an order, and the other tab shows it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: site.url, viewport: { width: 360, height: 780 } },
  })
  const [page, other] = [await context.newPage(), await context.newPage()]
  const { token } = await makeQuote(site.database, {
    status: 'offered',
    offers: [{}, { freightNetOre: 10_000 }],
    columns: { street: '' },
  })
  await open(other, `/nb/quote/${token}`)
  await open(page, `/nb/quote/${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilbud til Kafé Fjordblikk AS')
  const bar = page.locator('.offer-bar')
  await expect(bar).toContainText('2 047,00 kr'.replaceAll(' ', '\u00A0'))
  await bar.getByRole('link', { name: 'Svar' }).click()
  await expect(bar).toBeHidden()
  const accept = panel(page).getByRole('button', { name: /^Godta/u })
  await accept.click()
  await expect(panel(page)).toContainText('Kryss av')
  await panel(page).getByRole('checkbox').check()
  await panel(page).getByLabel('Bestillingsnummer hos dere').fill('HH-4471')
  await accept.click()
  await expect(panel(page).getByLabel('Gateadresse vi leverer til')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await panel(page).getByLabel('Gateadresse vi leverer til').fill('Strandgaten 14')
  await accept.click()
  await expect(panel(page)).toContainText('Du har godtatt tilbudet')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // The other tab is looked at again.
  await other.bringToFront()
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(panel(other)).toContainText('Du har godtatt tilbudet')
  await panel(page)
    .getByRole('link', { name: /^Se bestilling/u })
    .click()
  await page.waitForURL(/\/nb\/order-success\/[\w-]{22}$/u)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PF-26-')
  await context.close()
})

test('[Q05] in Arabic a buyer writes about a line, asks for a new round, and reads what is better in the next version', async ({
  page,
  site,
}) => {
  const quote = await makeQuote(site.database, { status: 'offered' })
  await open(page, `/ar/quote/${quote.token}`)
  await page.locator('#write textarea').fill('هل يمكن التسليم يوم الثلاثاء؟')
  await page.getByRole('button', { name: 'إرسال الرسالة' }).click()
  await expect(page.locator('.offer-messages li')).toHaveCount(1)
  await expect(page.locator('#write textarea')).toHaveValue('')
  await page.getByRole('button', { name: 'اطلب جولة جديدة' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'اطلب جولة جديدة' }).click()
  await expect(dialog.locator('[aria-invalid]')).toBeFocused()
  await dialog.getByRole('textbox').fill('نريد سعرًا أفضل للزبدة')
  await dialog.getByText('عن الكل').click()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'اطلب جولة جديدة' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page)).toContainText('إصدار جديد في الطريق')
  await expect(page.locator('.offer-messages li').first()).toContainText('Kinnet smør')
  await sendVersion(site, quote.id, { version: 2, netOre: 1800 })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.locator('.offer-better').first()).toContainText('20,00')
  await expect(page.locator('.offer-versions li')).toHaveCount(2)
})

test('[Q05] an offer that is replaced while its buyer types keeps what was typed, and declining says why', async ({
  page,
  site,
}) => {
  const quote = await makeQuote(site.database, { status: 'offered' })
  await open(page, `/en/quote/${quote.token}`)
  await panel(page).getByLabel('Your name').fill('Marte Lindgård')
  await panel(page).getByRole('checkbox').check()
  await sendVersion(site, quote.id, { version: 2, netOre: 1800 })
  await panel(page)
    .getByRole('button', { name: /^Accept/u })
    .click()
  await expect(panel(page).getByRole('alert')).toContainText('replaced by version 2')
  await expect(panel(page).getByLabel('Your name')).toHaveValue('Marte Lindgård')
  // What was ticked was the other version.
  await expect(panel(page).getByRole('checkbox')).not.toBeChecked()
  await panel(page).getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Decline the offer' }).click()
  await expect(dialog.getByText('Choose a reason.')).toBeVisible()
  await dialog.getByLabel('What decides it').selectOption('We buy elsewhere')
  await dialog.getByRole('button', { name: 'Decline the offer' }).click()
  await expect(panel(page)).toContainText('You have declined the offer')
  await expect(panel(page)).toContainText('We buy elsewhere')
})

test('[Q05] what has expired is asked for anew from the account, and the new request is withdrawn', async ({
  page,
  context,
  site,
}) => {
  const { id } = await signedIn(context, site)
  const yesterday = addDays(osloClock(Date.now()).date, -1)
  const { number } = await makeQuote(site.database, {
    status: 'offered',
    offers: [{ validUntil: yesterday }],
    columns: { user_id: id },
  })
  await open(page, '/en/account/quotes')
  await page.getByRole('link', { name: number }).click()
  await expect(panel(page)).toContainText('The offer has expired')
  await panel(page).getByRole('button', { name: 'Ask for a new offer' }).click()
  await panel(page)
    .getByRole('link', { name: /^See request/u })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Request from Kafé Fjordblikk AS',
  )
  await panel(page).getByRole('button', { name: 'Withdraw the request' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(panel(page)).toContainText('You have withdrawn the request')
  await open(page, '/en/account/quotes')
  await expect(page.locator('.own-orders > li')).toHaveCount(2)
  await expect(page.locator('.own-orders')).toContainText('Withdrawn')
})

/** Sales send another version, past their own door: each line at one price. */
async function sendVersion(
  site: Site,
  id: string,
  { version, netOre }: { version: number; netOre: number },
): Promise<void> {
  const { rows } = await site.database.execute({
    sql: 'select * from quote_offers where quote_id = ? order by version desc limit 1',
    args: [id],
  })
  const lines = (JSON.parse(String(rows[0]?.['lines'])) as { pieces: number; vatBp: number }[]).map(
    (line) => ({ ...line, netOre }),
  )
  const totals = offerTotals(lines, 0)
  await site.database.batch(
    [
      {
        sql: `insert into quote_offers select ?, quote_id, ?, ?, 0, ?, ?, ?, ?, valid_until, terms, message, ?, sent_by, payment_days
          from quote_offers where quote_id = ? and version = ?`,
        args: [
          ...[crypto.randomUUID(), version, JSON.stringify(lines), totals.goodsNetOre],
          ...[totals.netOre, JSON.stringify(totals.vat), totals.totalOre, Date.now(), id],
          version - 1,
        ],
      },
      {
        sql: `update quotes set status = 'offered', offer_version = ?, due_at = null, rev = rev + 1 where id = ?`,
        args: [version, id],
      },
    ],
    'write',
  )
}

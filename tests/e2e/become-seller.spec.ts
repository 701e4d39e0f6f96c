import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { freeOrgNo, makeApplication, wholeDraft } from '#tests/support/seller-applications.ts'
import type { Site } from '#tests/support/site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('[N03] an English business applies with the keyboard: five steps, a code, a reload in the middle, a number at the end', async ({
  page,
  site,
}) => {
  const orgNo = freeOrgNo()
  await open(page, '/en/become-seller')
  await expect(heading(page)).toHaveText('Who are you?')
  await page.getByLabel('Organisation number').focus()
  await page.keyboard.type('974760674')
  await page.keyboard.press('Tab')
  await expect(page.getByText('one of them is wrong')).toBeVisible()
  await page.getByLabel('Organisation number').fill(orgNo)
  await page.getByLabel('Company name').fill('Utne Farm Shop')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sho')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Next: contact' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Who can we talk to?')
  await expect(heading(page)).toBeFocused()
  await page.getByLabel('Contact person').fill('Astrid Utne')
  await page.getByLabel('E-mail').fill(`${orgNo}@utne.example`)
  await page.getByLabel('Phone').fill('400 00 000')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Is this your e-mail?')
  await page.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code is wrong or too old.')).toBeVisible()
  await page.getByLabel('Code').fill(await codeFor(site, `${orgNo}@utne.example`))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Where are you?')
  await page.getByLabel('Street and number').fill('Utnevegen 8')
  await page.getByLabel('Postcode').fill('5778')
  await expect(page.getByRole('textbox', { name: 'Place' })).toHaveValue(/Utne/iu)
  await expect(page.getByLabel('Coordinates')).not.toHaveValue('')
  await page.getByLabel('Coordinates').fill('59.33, 18.06')
  await page.getByRole('switch', { name: 'Tuesday' }).press('Space')
  await page.getByRole('button', { name: 'Copy to all days' }).press('Enter')
  // What is typed and not saved is there after a reload, too.
  await reload(page)
  await expect(page.getByLabel('Coordinates')).toHaveValue('59.33, 18.06')
  await expect(page.getByRole('switch', { name: 'Sunday' })).toBeChecked()
  const next = page.getByRole('button', { name: 'Next: the goods' })
  await next.press('Enter')
  await expect(page.getByText('Tick this when the pin stands at your entrance.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'The pin stands at our entrance.' }).press('Space')
  await next.press('Enter')
  await expect(page.getByText('The pin is outside the country you chose.')).toBeVisible()
  await page.getByLabel('Coordinates').fill('60.4243, 6.6236')
  await page.getByRole('button', { name: 'Your entrance' }).press('ArrowUp')
  await expect(page.getByLabel('Coordinates')).not.toHaveValue('60.4243, 6.6236')
  await next.press('Enter')
  await expect(heading(page)).toHaveText('What would you like to sell?')
  await page
    .getByRole('group', { name: /Our goods/u })
    .getByRole('checkbox')
    .first()
    .press('Space')
  await page.getByLabel('How much in a month').selectOption('10 to 50 cartons')
  await page.getByRole('radio', { name: 'Yes' }).press('Space')
  await page.getByRole('radio', { name: 'By invoice' }).press('Space')
  await page.getByLabel('Tell about yourselves').fill('<img src=x onerror=alert(1)> We sell jam.')
  await page.getByRole('button', { name: 'Next: look it over' }).press('Enter')
  await expect(heading(page)).toHaveText('Look it over and send it')
  await expect(page.getByText('<img src=x onerror=alert(1)> We sell jam.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send the application' })
  await send.press('Enter')
  await expect(page.getByText('Please accept the terms')).toBeVisible()
  await page.getByRole('checkbox', { name: /terms/u }).press('Space')
  await send.press('Enter')
  await page.waitForURL(/\/en\/seller-registration-success$/u)
  await expect(heading(page)).toHaveText('Thank you, we have your application')
  await expect(page.getByText(/S-\d\d-\d{4}/u)).toBeVisible()
  await page.getByRole('link', { name: 'See where it stands' }).click()
  await expect(heading(page)).toHaveText('We have your application')
})

test('[N03] in another browser the mailed link shows what is to be changed, in Norwegian, and it is sent anew', async ({
  page,
  site,
}) => {
  const { rows } = await site.database.execute(
    `select id from products where kind = 'goods' and is_active = 1 and availability <> 'ended' limit 1`,
  )
  const { token, number } = await makeApplication(site.database, {
    status: 'changes_requested',
    draft: wholeDraft(freeOrgNo(), [String(rows[0]?.['id'])]),
  })
  await open(page, `/nb/become-seller?application=${token}`)
  await expect(heading(page)).toHaveText('Hva vil dere selge?')
  await expect(page.getByText('Skriv litt mer om butikken.')).toBeVisible()
  const story = page.getByLabel('Fortell om dere')
  await expect(story).toHaveAccessibleDescription('Endre dette.')
  await story.fill('Vi har solgt gårdsmat siden 1998.')
  await page.getByRole('button', { name: 'Neste: se over' }).click()
  await page.getByRole('checkbox', { name: /vilkårene/u }).check()
  await page.getByRole('button', { name: 'Send søknaden' }).click()
  await page.waitForURL(/\/nb\/seller-registration-success\?application=/u)
  await expect(page.getByText(number)).toBeVisible()
  await open(page, `/nb/become-seller?application=${'a'.repeat(22)}`)
  await expect(heading(page)).toHaveText('Denne lenken fører ikke til noen søknad')
})

async function codeFor(site: Site, email: string): Promise<string> {
  const { rows } = await site.database.execute({
    sql: `select payload from outbox where kind = 'S0-code' and recipient = ? order by created_at desc limit 1`,
    args: [email],
  })
  return (JSON.parse(String(rows[0]?.['payload'])) as { secret: string }).secret
}

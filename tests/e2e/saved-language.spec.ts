import type { BrowserContext, Page } from '@playwright/test'
import { appConfig } from '#config'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { newPerson, type Person } from '#tests/support/people.ts'
import { givePassword, goodPassword } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

/** Somebody who reads Polish, in a browser that asks for Norwegian. */
async function polishReader(site: Site): Promise<Person> {
  const person = await newPerson(site.database)
  await givePassword(site, person)
  await site.database.execute({
    sql: `update users set language_code = 'pl' where id = ?`,
    args: [person.id],
  })
  return person
}

async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.locator('main input[name="email"]').fill(email)
  await page.locator('main input[name="password"]').fill(goodPassword)
  await page.locator('main form button[type="submit"]').click()
}

const kept = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === appConfig.languageCookie)?.value

test('[L01] [D10] the saved language follows to a browser that has chosen none, and can be changed there', async ({
  page,
  context,
  site,
}) => {
  const person = await polishReader(site)
  await open(page, '/auth')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await signIn(page, person)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(page).toHaveURL('/')
  // A choice made here is written over what came with the sign-in.
  await page.evaluate(
    (name) => (document.cookie = `${name}=en; Path=/; SameSite=Lax`),
    appConfig.languageCookie,
  )
  // The browser takes what a page writes into its jar after the page has gone on.
  await expect.poll(() => kept(context)).toBe('en')
})

test('[D10] a prefixed page stays in its language, and a choice made before stays too', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/en/auth')
  await signIn(page, await polishReader(site))
  await page.waitForURL(`${site.url}/en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(() => kept(context)).toBe('pl')

  await context.clearCookies()
  await context.addCookies([{ name: appConfig.languageCookie, value: 'uk', url: site.url }])
  await open(page, '/auth')
  await signIn(page, await polishReader(site))
  await page.waitForURL(`${site.url}/`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  expect(await kept(context)).toBe('uk')
})

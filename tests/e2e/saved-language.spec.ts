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

// Which cookie a sign-in brings is told in server/features/customers/saved-language.routes.test.ts.
test('[L01] [D10] the saved language follows to a browser that has chosen none, and can be changed there; a prefixed page stays in its own, and so does a choice made before', async ({
  page,
  context,
  site,
}) => {
  const language = page.locator('html')
  await test.step('a browser that has chosen none', async () => {
    await open(page, '/auth')
    await expect(language).toHaveAttribute('lang', 'nb')
    await signIn(page, await polishReader(site))
    await expect(language).toHaveAttribute('lang', 'pl')
    await expect(page).toHaveURL('/')
    // A choice made here is written over what came with the sign-in.
    await page.evaluate(
      (name) => (document.cookie = `${name}=en; Path=/; SameSite=Lax`),
      appConfig.languageCookie,
    )
    // The browser takes what a page writes into its jar after the page has gone on.
    await expect.poll(() => kept(context)).toBe('en')
  })
  await test.step('a prefixed page', async () => {
    await context.clearCookies()
    await open(page, '/en/auth')
    await signIn(page, await polishReader(site))
    await page.waitForURL(`${site.url}/en`)
    await expect(language).toHaveAttribute('lang', 'en')
    await expect.poll(() => kept(context)).toBe('pl')
  })
  await test.step('a browser that has chosen another', async () => {
    await context.clearCookies()
    await context.addCookies([{ name: appConfig.languageCookie, value: 'uk', url: site.url }])
    await open(page, '/auth')
    await signIn(page, await polishReader(site))
    await page.waitForURL(`${site.url}/`)
    await expect(language).toHaveAttribute('lang', 'uk')
    expect(await kept(context)).toBe('uk')
  })
})

import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'

test('[L01] [L02] on a bare page a choice of language is stored and the address stays bare', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click()
  await page.getByRole('link', { name: 'العربية' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(new URL(page.url()).pathname).toBe('/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'preferred-language')
  expect(cookie).toMatchObject({ value: 'ar', sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('ar')
  const html = await (await context.request.get('/')).text()
  expect(html).toMatch(/<html[^>]* dir="rtl" lang="ar"/u)
})

test('[L02] [D10] on a prefixed page a choice goes to the same page under the new prefix', async ({
  page,
}) => {
  await open(page, '/en/no-such-page?a=1')
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Polski' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/pl\/no-such-page\?a=1$/u)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
})

test('[L02] without scripts the languages are links', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click()
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/en$/u)
  await context.close()
})

test('[B12] the browser keeps the header of its language, and forgets it when another is chosen', async ({
  page,
}) => {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('shell:')))
  await open(page, '/')
  await expect.poll(kept).toEqual(['shell:nb'])
  const revision = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('shell:nb') ?? '{}') as { revision?: string }).revision,
  )
  expect(revision).toMatch(/^\d+(?:\.\d+)+$/u)
  await page.getByRole('banner').getByRole('button', { name: 'Norsk' }).click()
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect.poll(kept).toEqual(['shell:en'])
})

import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { startSite } from '#tests/support/site.ts'

test('[B10] [G04] without settings the header is a basic skeleton; without a factory none is found', async ({
  page,
}) => {
  const site = await startSite()
  await site.database.execute('delete from factory_settings')
  await open(page, `${site.url}/en/about`)
  const header = page.getByRole('banner')
  await expect(header.locator('.skeleton')).toHaveCount(2)
  await expect(header).not.toHaveAttribute('aria-busy')
  await expect(header.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')

  await site.database.execute('update factories set is_active = 0')
  const status = async () => (await page.goto(`${site.url}/en/about`))?.status()
  await expect.poll(status).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No factory found')
  await site.stop()
})

test('[G04] the factory’s id is kept in the session’s storage', async ({ page, site }) => {
  await open(page, '/en')
  const { rows } = await site.database.execute('select id from factories')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('factory_id')))
    .toBe(rows[0]?.['id'])
})

test('[G04] [B12] a header kept of another factory is replaced, though their revisions are equal', async ({
  page,
}) => {
  const keptBy = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('shell:en') ?? '{}').factoryId as unknown)
  await open(page, '/en')
  await expect.poll(keptBy).toBeTruthy()
  const own = await keptBy()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('shell:en') ?? '{}') as Record<string, unknown>
    localStorage.setItem('shell:en', JSON.stringify({ ...kept, factoryId: 'another' }))
  })
  await open(page, '/en/about')
  await expect.poll(keptBy).toBe(own)
})

import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import { menuLink } from '#tests/support/shell-page.ts'
import { changeSite } from '#tests/support/site-changes.ts'

test.describe('what the factory sets', () => {
  test('[A07] its icon replaces the tab icon and every other one', async ({ page, site }) => {
    const icons = async () => {
      await page.goto('/')
      return page
        .locator('link[rel~=icon], link[rel=apple-touch-icon]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    }
    expect(await icons()).toContain('/favicon.svg')
    await changeSite(site, "update factory_settings set favicon_url = '/maker.png'")
    await expect.poll(icons).toEqual(['/maker.png'])
    await changeSite(site, 'update factory_settings set favicon_url = null')
  })

  test('[A03] [A08] its loading look shows large and centred while a page loads', async ({
    page,
    site,
  }) => {
    await changeSite(site, "update factory_settings set loading_style = 'dots'")
    const style = async () => {
      await open(page, '/en')
      return page.evaluate(() => localStorage.getItem('shell:en')?.includes('"style":"dots"'))
    }
    await expect.poll(style).toBe(true)
    const release = await holdCalls(page, '**/api/catalog/products?*')
    await menuLink(page, 'Shop').click()
    const status = page.getByRole('main').getByRole('status', { name: 'Loading' })
    await expect(status).toBeVisible()
    await expect(status.locator('.spinner-dots .spinner-dot')).toHaveCount(3)
    await expect(status.locator('.spinner')).toHaveCSS('inline-size', '48px')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await changeSite(site, "update factory_settings set loading_style = 'spinner'")
  })

  test('[B04] the languages are hidden when one is left', async ({ page, site }) => {
    await changeSite(site, "update languages set is_active = 0 where code <> 'nb'")
    const switches = async () => {
      await page.goto('/')
      return page.getByRole('banner').getByRole('button', { name: 'Norsk' }).count()
    }
    await expect.poll(switches).toBe(0)
    await changeSite(site, 'update languages set is_active = 1')
    await expect.poll(switches).toBe(1)
  })

  test('[B02] an external entry opens a new tab that learns nothing', async ({ page, site }) => {
    await changeSite(
      site,
      "update menu_items set is_external = 1, url = 'https://example.no/' where url = '/shop'",
    )
    const link = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Shop', exact: true })
    const target = async () => {
      await page.goto('/en')
      return link.getAttribute('target')
    }
    await expect.poll(target).toBe('_blank')
    await expect(link).toHaveAttribute('rel', /noopener/u)
    await changeSite(
      site,
      "update menu_items set is_external = 0, url = '/shop' where url = 'https://example.no/'",
    )
  })

  test('[L06] its words are laid over the interface texts, on the server and in the browser', async ({
    page,
    site,
  }) => {
    const id = generateMessageId('Skip to content')
    await site.database.execute({
      sql: `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
            select id, 'en', ?, 'Straight to the food', 'text', 0, 0 from factories limit 1`,
      args: [id],
    })
    await changeSite(site, 'update languages set updated_at = updated_at')
    const html = async () => (await page.request.get('/en')).text()
    await expect.poll(html).toContain('Straight to the food')
    await open(page, '/en')
    await expect(page.locator('.skip-link')).toHaveText('Straight to the food')
    await menuLink(page, 'Shop').click()
    await expect(page).toHaveURL(/shop$/u)
    await expect(page.locator('.skip-link')).toHaveText('Straight to the food')
    await site.database.execute({
      sql: 'delete from translations where translation_key = ?',
      args: [id],
    })
    await changeSite(site, 'update languages set updated_at = updated_at')
  })
})

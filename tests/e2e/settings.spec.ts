import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import type { Browser, Page } from '@playwright/test'
import type { SettingsGroup } from '#domain/settings.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { menuLink } from '#tests/support/shell-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'
import { changeSite } from '#tests/support/site-changes.ts'

const settings = (group: SettingsGroup) => `/en/admin/settings?group=${group}`
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('[A07] an icon of the library takes the place of every other; [A03] [A08] each loading look is seen in its three sizes, and the chosen one while a page loads', async ({
  page,
  context,
  site,
  browser,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, settings('look'))
  const icon = 'link[rel~=icon], link[rel=apple-touch-icon]'
  await expect(page.locator(icon).and(page.locator('[href="/favicon.svg"]'))).toHaveCount(1)
  const look = (style: string) => page.locator(`.settings-spinners[data-style=${style}] .spinner`)
  for (const style of ['spinner', 'dots', 'pulse', 'bounce'])
    await expect
      .poll(() => look(style).evaluateAll((all) => all.map((each) => each.clientWidth)))
      .toEqual([16, 32, 48])
  await expect(look('dots').first().locator('.spinner-dot')).toHaveCount(3)

  await chooseIcon(page)
  await page.getByRole('radio', { name: 'Dots' }).check()
  await save(page)

  const reader = await (await browser.newContext({ baseURL: site.url })).newPage()
  await test.step('the icon takes the place of every other', async () => {
    const icons = async () => {
      await open(reader, '/en')
      return reader.locator(icon).evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    }
    await expect.poll(icons).toEqual([expect.stringMatching(/^\/media\//u)])
    const [address] = await icons()
    expect((await reader.request.get(address ?? '')).ok()).toBe(true)
  })

  await test.step('the loading look shows large and centred while a page loads', async () => {
    const isKnown = async () => {
      await open(reader, '/en')
      return reader.evaluate(() => localStorage.getItem('shell:en')?.includes('"style":"dots"'))
    }
    await expect.poll(isKnown).toBe(true)
    const release = await holdCalls(reader, '**/api/catalog/products?*')
    await menuLink(reader, 'Shop').click()
    const status = reader.getByRole('main').getByRole('status', { name: 'Loading' })
    await expect(status).toBeVisible()
    await expect(status.locator('.spinner-dots .spinner-dot')).toHaveCount(3)
    await expect(status.locator('.spinner')).toHaveCSS('inline-size', '48px')
    release()
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  })
  await reader.context().close()
})

test('what is announced stands in the document, moves nothing, and stays closed once it was closed', async ({
  page,
  context,
  site,
  browser,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, settings('announcement'))
  await page.getByRole('checkbox', { name: 'Announce something on every page' }).check()
  await page.getByRole('textbox', { name: 'English' }).fill('Closed over Easter')
  await saveButton(page).click()
  const norwegian = page.getByRole('textbox', { name: 'Norsk' })
  await expect(norwegian).toBeFocused()
  await expect(page.getByText('Write the announcement in the site’s default')).toHaveCount(2)
  await norwegian.fill('Stengt i påsken')
  await expect(page.getByText('By the clock in Oslo.')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Address' }).fill('/contact')
  await save(page)
  await expect(page.getByText('Readers see it now.')).toBeVisible()

  const reader = await (await browser.newContext({ baseURL: site.url })).newPage()
  await reader.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) Object.assign(globalThis, { shifted: shift.toJSON() })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const html = async () => (await reader.request.get('/en/about')).text()
  await expect.poll(html).toContain('Closed over Easter')
  await open(reader, '/')
  const bar = reader.locator('.announcement')
  const words = bar.getByRole('link', { name: 'Stengt i påsken' })
  await expect(words).toHaveAttribute('href', '/contact')
  await bar.getByRole('button').click()
  await expect(bar).toBeHidden()
  await expect(reader.locator('main')).toBeFocused()
  await open(reader, '/en/about')
  await expect(bar).toBeHidden()
  // A failure tells how far what moved, and where.
  const shifted = await reader.evaluate<unknown>(() => Reflect.get(globalThis, 'shifted') ?? null)
  expect(shifted).toBeNull()

  await norwegian.fill('Åpent igjen')
  await save(page)
  await expect(async () => {
    await reader.goto('/')
    await expect(bar).toHaveText('Åpent igjen', { timeout: 1000 })
  }).toPass()
  await reader.context().close()
})

test('a theme is seen while it is typed, warned of, refused where nobody could read it, and holds without scripts', async ({
  page,
  context,
  site,
  browser,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, settings('theme'))
  const light = page.getByRole('group', { name: 'Light pages' })
  const main = light.getByRole('textbox', { name: /^Main colour/u })
  const button = light.locator('.settings-sample .btn')
  await main.fill('#8a4a00')
  await expect(button).toHaveCSS('background-color', 'rgb(138, 74, 0)')
  const quiet = light.getByRole('textbox', { name: /^Quiet text/u })
  await quiet.fill('#7d7d7d')
  await expect(light.getByText('is hard to read: contrast')).toBeVisible()
  // Messages of the product's own stand on what was chosen, too.
  const cards = light.getByRole('textbox', { name: /^Cards/u })
  await quiet.fill('')
  await cards.fill('#e2e2e2')
  await expect(light.getByText('“Notes” on “Cards” is hard to read: contrast 4.1:1')).toBeVisible()
  await cards.fill('')
  await quiet.fill('#bbbbbb')
  await expect(light.getByText('cannot be read: contrast')).toBeVisible()
  await saveButton(page).click()
  await expect(quiet).toBeFocused()
  await expect(quiet).toHaveAttribute('aria-invalid', 'true')
  await quiet.fill('red;}')
  await expect(light.getByText('This is not a colour.')).toBeVisible()
  await quiet.fill('')
  await save(page)
  await expect(saveButton(page)).toBeDisabled()

  const plain = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    colorScheme: 'light',
  })
  const reader = await plain.newPage()
  const shown = async () => {
    await reader.goto('/en')
    return reader
      .locator('main .btn-primary')
      .first()
      .evaluate((each) => getComputedStyle(each).backgroundColor)
  }
  await expect.poll(shown).toBe('rgb(138, 74, 0)')
  await plain.close()

  await page.getByRole('button', { name: 'Back to the product’s own' }).click()
  await save(page)
  await expect(main).toHaveValue('')
})

test('letters are chosen with the theme, and a page fetches those that it shows alone', async ({
  page,
  context,
  site,
  browser,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, settings('theme'))
  const shown = (language: string) => lettersOf(browser, `${site.url}/${language}/about`)
  const begun = await shown('en')
  expect(begun.family).toContain('Fraunces')
  expect(begun.files).toContain('fraunces-latin')
  await page.getByText('All without serifs').click()
  const sample = page.locator('.settings-sample').first()
  await expect(sample).toHaveCSS('--font-display', /Manrope/u)
  await save(page)
  await expect.poll(async () => (await shown('en')).family).toMatch(/^"Manrope/u)
  expect((await shown('en')).files).toEqual(['manrope-latin'])
  expect((await shown('ar')).files).not.toContain('noto-naskh-arabic')
  await page.getByText('Each reader’s own letters').click()
  await save(page)
  await expect.poll(async () => (await shown('ar')).family).toMatch(/^system-ui/u)
  expect((await shown('ar')).files).toEqual([])
  await page.getByRole('button', { name: 'Back to the product’s own' }).click()
  await save(page)
  await expect.poll(async () => (await shown('en')).family).toContain('Fraunces')
})

test('two owners at one group: theirs beside mine, and nothing is lost unseen; [U03] who may only look can change nothing', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, settings('company'))
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Mine Mat')
  await saveAsAnother(site, 'company', {
    ...{ companyName: 'Theirs Mat', legalName: '', orgNo: '', address: '', phone: '', email: '' },
  })
  await saveButton(page).click()
  const choice = page.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' })
  await expect(choice).toContainText('Theirs Mat')
  await expect(choice).toContainText('Mine Mat')
  await expect(name).toHaveValue('Mine Mat')
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link').last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(choice).toHaveCount(0)
  const { rows } = await site.database.execute('select company_name from factory_settings')
  expect(rows[0]?.['company_name']).toBe('Mine Mat')

  await context.clearCookies()
  await signedIn(context, site, { role: 'viewer' })
  await open(page, '/en/admin/shop?part=ordering')
  await expect(page.getByRole('textbox', { name: 'Smallest order, in kr' })).toBeDisabled()
  await expect(saveButton(page)).toHaveCount(0)
})

test('what the factory sets: [B04] the languages are hidden when one is left, [B02] an external entry opens a new tab that learns nothing, [L06] its words are laid over the interface texts', async ({
  page,
  site,
}) => {
  await test.step('the languages are hidden when one is left', async () => {
    await changeSite(site, "update languages set is_active = 0 where code <> 'nb'")
    const switches = async () => {
      await page.goto('/')
      return page.getByRole('banner').getByRole('button', { name: 'Norsk' }).count()
    }
    await expect.poll(switches).toBe(0)
    await changeSite(site, 'update languages set is_active = 1')
    await expect.poll(switches).toBe(1)
  })

  await test.step('its words are laid over the interface texts, on the server and in the browser', async () => {
    await site.database.execute({
      sql: `insert into translations (factory_id, language_code, translation_key, content, content_type, created_at, updated_at)
            select id, 'en', ?, 'Straight to the food', 'text', 0, 0 from factories limit 1`,
      args: [generateMessageId('Skip to content')],
    })
    await changeSite(site, 'update languages set updated_at = updated_at')
    const html = async () => (await page.request.get('/en')).text()
    await expect.poll(html).toContain('Straight to the food')
    await open(page, '/en')
    await expect(page.locator('.skip-link')).toHaveText('Straight to the food')
    await menuLink(page, 'Shop').click()
    await expect(page).toHaveURL(/shop$/u)
    await expect(page.locator('.skip-link')).toHaveText('Straight to the food')
  })

  await test.step('an external entry opens a new tab that learns nothing', async () => {
    await changeSite(
      site,
      "update menu_items set is_external = 1, url = 'https://example.no/' where url = '/shop'",
    )
    const target = async () => {
      await page.goto('/en')
      return menuLink(page, 'Shop').getAttribute('target')
    }
    await expect.poll(target).toBe('_blank')
    await expect(menuLink(page, 'Shop')).toHaveAttribute('rel', /noopener/u)
  })
})

/** Chooses a new picture of the library for the tab of the browser. */
async function chooseIcon(page: Page): Promise<void> {
  const icon = page.getByRole('group', { name: 'Icon in the browser’s tab' })
  await icon.getByRole('button', { name: 'Choose a picture' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.locator('input[type=file]').setInputFiles({
    name: 'icon.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await pictureOf('png', { width: 64, height: 64 })),
  })
  await library.locator('.media-card', { hasText: 'icon.png' }).click()
  await expect(icon.locator('img')).toHaveAttribute('src', /^\/media\/[\w-]+\/1\/160$/u)
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/admin/settings/'),
  )
  await saveButton(page).click()
  expect((await answered).status()).toBe(200)
  // What the save before has said may still be there.
  await expect(page.getByText('Settings saved').last()).toBeVisible()
}

/** What another owner saves through the API, as they see it now. */
async function saveAsAnother(site: Site, group: SettingsGroup, change: object): Promise<void> {
  const call = await anotherAdmin(site, 'owner')
  const now = (await (await call('GET', '/settings')).json()) as Record<string, object>
  const saved = await call('PUT', `/settings/${group}`, { ...now[group], ...change })
  if (!saved.ok) throw new Error(`${group} was not saved: ${await saved.text()}`)
}

/** What the heading of a page is written in, and which letters a new browser fetches for it. */
async function lettersOf(browser: Browser, address: string) {
  const visitor = await (await browser.newContext()).newPage()
  const fetched: string[] = []
  visitor.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname)
  })
  await open(visitor, address)
  await visitor.evaluate(() => document.fonts.ready)
  const heading = visitor.getByRole('heading', { level: 1 })
  const family = await heading.evaluate((each) => getComputedStyle(each).fontFamily)
  await visitor.context().close()
  return { family, files: fetched.map((path) => /[a-z-]+(?=-[\w-]{8}\.woff2)/u.exec(path)?.[0]) }
}

import type { Locator, Page } from '@playwright/test'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const dialog = (page: Page) => page.locator('.dialog')
const rows = (page: Page) => dialog(page).locator('.ws-link-row strong')

/** Opens the section, and a dialog of it by one of its buttons. */
async function openDialog(page: Page, path: string, button: Locator): Promise<void> {
  await open(page, path)
  await button.click()
  await expect(dialog(page)).toBeVisible()
}

const manage = (page: Page, section: string) =>
  openDialog(
    page,
    '/en/admin/footer',
    page.getByRole('button', { name: `Manage links: ${section}` }),
  )
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true })

test('[F03] links are added, edited, moved by keyboard alone, removed and brought back; one save writes them all', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await manage(page, 'Quick links')
  await expect(rows(page).first()).toBeVisible()
  const before = await rows(page).allTextContents()
  await expect(save(page)).toBeDisabled()

  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await expect(rows(page).last()).toHaveText('New Link')
  await expect(dialog(page).locator('[name=title]')).toBeFocused()
  await expect(dialog(page).locator('[name=title]')).toBeInViewport()
  await expect(dialog(page).locator('[name=url]')).toHaveValue('/')
  // It offers the pages, categories and products of the site by their names.
  const offered = dialog(page).locator('datalist option')
  await expect(offered.and(page.locator('[value="/faq"]'))).toHaveCount(1)
  await expect(offered.and(page.locator('[value^="/categories/"]')).first()).toHaveText(/.+/u)
  await expect(offered.and(page.locator('[value^="/products/"]')).first()).toHaveText(/.+/u)
  await dialog(page).locator('[name=title]').fill('Our news')
  await dialog(page).locator('[name="titles.ar"]').fill('أخبارنا')
  await dialog(page).locator('[name=url]').fill('https://example.no/news')
  await dialog(page).getByLabel('Opens in a new tab').check()
  // A refused address is corrected where it stands; nothing else tells of it.
  await dialog(page).locator('[name=url]').fill('https://vg.no@example.no')
  await dialog(page).getByRole('button', { name: 'Edit Our news' }).press('Enter')
  await save(page).press('Enter')
  await expect(dialog(page).locator('[name=url]')).toBeFocused()
  await expect(page.getByText('This is not a valid address.')).toHaveCount(1)
  await page.keyboard.type('https://example.no/news')
  await expect(page.getByText('This is not a valid address.')).toHaveCount(0)
  await expect(page.getByText('Failed to save footer links')).toHaveCount(0)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  const up = dialog(page).getByRole('button', { name: 'Move Our news up' })
  await up.focus()
  for (const _ of before) {
    await page.keyboard.press('Enter')
    await expect(up).toBeFocused()
  }
  await expect(rows(page)).toHaveText(['Our news', ...before])

  const second = before[1] ?? ''
  await dialog(page)
    .getByRole('button', { name: `Remove ${before[0]}` })
    .click()
  await expect(rows(page)).toHaveText(['Our news', ...before.slice(1)])
  // The keyboard goes on in the row that has come to its place.
  await expect(dialog(page).getByRole('button', { name: `Carry ${second}` })).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText(['Our news', ...before])
  await dialog(page)
    .getByRole('button', { name: `Remove ${second}` })
    .click()
  await save(page).click()
  await expect(page.getByText('Section Updated')).toBeVisible()
  await expect(page.getByText('Footer section has been updated successfully.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await page.goto('/en/faq')
  const shown = page.locator('.site-footer section').first().getByRole('link')
  await expect(shown.first()).toHaveText('Our news')
  await expect(shown.first()).toHaveAttribute('target', '_blank')
  expect(await shown.allTextContents()).not.toContain(second)
  await page.goto('/ar/faq')
  await expect(shown.first()).toHaveText('أخبارنا')
})

test('[F03] a row is carried by the keyboard, and what happens is said', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await manage(page, 'Support')
  await expect(rows(page).first()).toBeVisible()
  const [first, second, ...rest] = await rows(page).allTextContents()
  await dialog(page)
    .getByRole('button', { name: `Carry ${first}` })
    .focus()
  await page.keyboard.press('Space')
  const said = page.getByText(`${first} is picked up, place 1 of`)
  await expect(said).toBeAttached()
  // The first key can come before the places have been measured, and is then not heard.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`${first} is over place 2 of`)).toBeAttached({ timeout: 8000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(rows(page)).toHaveText([second ?? '', first ?? '', ...rest])
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
})

test('[F03] what is typed is not lost by Escape, and Cancel gives it up', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await manage(page, 'Bottom row')
  await expect(rows(page).first()).toBeVisible()
  const count = await rows(page).count()
  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Save or cancel your changes first.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Manage links: Bottom row' }).click()
  await expect(rows(page)).toHaveCount(count)
})

test('[F03] without a connection the draft stays, and the same save goes out again once', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await manage(page, 'Bottom row')
  await expect(rows(page).first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await dialog(page).locator('[name=title]').fill('Kept')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'])
  })
  await messagesAreLoaded(page)
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByText('Failed to save footer links')).toBeVisible()
  await expect(page.getByText('Failed to update footer section. Please try again.')).toBeVisible()
  await expect(dialog(page).locator('[name=title]')).toHaveValue('Kept')
  await context.setOffline(false)
  await save(page).click()
  await expect(page.getByText('Section Updated')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('[F03] a list that somebody else has saved is shown beside one’s own, and nothing is lost', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  const other = await anotherAdmin(site, 'owner')
  await manage(page, 'Products')
  await expect(rows(page).first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await dialog(page).locator('[name=title]').fill('Mine')
  const { sections } = (await (await other('GET', '/footer')).json()) as {
    sections: { key: string; rev: number }[]
  }
  const rev = sections.find(({ key }) => key === 'products')?.rev
  const theirs = { title: 'Theirs', titles: {}, url: '/faq', isExternal: false }
  expect((await other('PUT', '/footer/sections/products', { links: [theirs], rev })).status).toBe(
    200,
  )
  await save(page).click()
  const choice = dialog(page).locator('.ws-stale')
  await expect(choice).toContainText('Theirs')
  await expect(choice).toContainText('Mine')
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText('Section Updated')).toBeVisible()
  await page.getByRole('button', { name: 'Manage links: Products' }).click()
  await expect(rows(page).last()).toHaveText('Mine')
  await expect(rows(page).filter({ hasText: 'Theirs' })).toHaveCount(0)
})

test('[F03] a section without links says how to begin; one that cannot be read says so', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await manage(page, 'Support')
  await expect(rows(page).first()).toBeVisible()
  const count = await rows(page).count()
  for (let left = count; left > 0; left -= 1)
    await dialog(page)
      .getByRole('button', { name: /^Remove /u })
      .first()
      .click()
  await expect(
    dialog(page).getByText('No links yet. Click "Add Link" to create your first footer link.'),
  ).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.route('**/api/admin/footer', (route) => route.abort())
  await page.getByRole('button', { name: 'Manage links: Support' }).click()
  await expect(dialog(page).getByText('Failed to load footer links')).toBeVisible()
  await page.unroute('**/api/admin/footer')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(count)
})

test('[F04] who may not change the footer sees it, and no buttons', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'translator' })
  await page.goto('/en/admin/footer')
  await expect(page.getByRole('heading', { level: 1, name: 'Footer' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Manage links|Change colours/u })).toHaveCount(0)
})

for (const { code, colorScheme, width } of [
  { code: 'en', colorScheme: 'light', width: 1280 },
  { code: 'ar', colorScheme: 'dark', width: 360 },
] as const)
  test.describe(`in ${code}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    test(`axe finds nothing in the section and its dialogs, in ${code}`, async ({
      page,
      context,
      site,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      const first = page.locator('.ws-part').first().getByRole('button')
      const last = page.locator('.ws-part').last().getByRole('button')
      for (const button of [first, last]) {
        await openDialog(page, `/${code}/admin/footer`, button)
        if (button === first)
          await dialog(page).getByRole('button', { expanded: false }).first().click()
        await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
        await expectNoFaults(page, { rules: 'guidelines' })
        const overflow = await dialog(page).evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        )
        expect(overflow).toBe(0)
      }
    })
  })

import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { editing } from '#tests/support/edit-mode.ts'
import { address, dialog, field, owner, penOf, save } from '#tests/support/inplace-settings.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { type Site, startSite } from '#tests/support/site.ts'

test('[T04] links and colours of the footer are taken back and taken again, in one row with the settings', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/shipping', owner)
  const links = page.locator('.site-footer section').first().getByRole('link')
  const footer = page.locator('.site-footer')
  const ground = () => footer.evaluate((each) => getComputedStyle(each).backgroundColor)
  const [before, plain] = [await links.allTextContents(), await ground()]
  const undo = page.locator('.edit-bar').getByRole('button', { name: 'Undo' })
  const redo = page.locator('.edit-bar').getByRole('button', { name: 'Redo' })

  await page.locator('.site-footer section').first().locator('.edit-part').click()
  await dialog(page)
    .getByRole('button', { name: `Remove ${before[0]}` })
    .click()
  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await field(page, 'title').fill('Our news')
  await field(page, 'titles.ar').fill('أخبارنا')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  const after = [...before.slice(1), 'Our news']
  await expect(links).toHaveText(after)
  // A message may lie over it.
  await page.locator('.footer-bottom .edit-part').last().press('Enter')
  await dialog(page).getByRole('button', { name: 'Ocean Depth' }).click()
  await dialog(page).getByRole('button', { name: 'Apply colours' }).click()
  await expect(footer).toHaveCSS('background-color', 'rgb(15, 45, 63)')
  await penOf(page, 'company').press('Enter')
  await field(page, 'address').fill('Sjøgata 3')
  await save(page).click()
  await expect(address(page)).toContainText('Sjøgata 3')

  // The row is kept where the page begins anew.
  await reload(page)
  await undo.click()
  await expect(address(page)).not.toContainText('Sjøgata 3')
  await expect(footer).toHaveCSS('background-color', 'rgb(15, 45, 63)')
  await undo.click()
  await expect.poll(ground).toBe(plain)
  await undo.click()
  await expect(links).toHaveText(before)
  await expect(undo).toBeDisabled()
  await redo.click()
  await expect(links).toHaveText(after)
  await redo.click()
  await expect(footer).toHaveCSS('background-color', 'rgb(15, 45, 63)')
  await undo.click()
  await expect.poll(ground).toBe(plain)
  await undo.click()
  await expect(links).toHaveText(before)

  // Somebody else's links are left alone, and it is said.
  await redo.click()
  await expect(links).toHaveText(after)
  const other = await anotherAdmin(site, 'editor')
  const { sections } = (await (await other('GET', '/footer')).json()) as {
    sections: { key: string; rev: number }[]
  }
  const rev = sections.find(({ key }) => key === 'quicklinks')?.rev
  const theirs = { title: 'Theirs', titles: {}, url: '/faq', isExternal: false }
  await other('PUT', '/footer/sections/quicklinks', { links: [theirs], rev })
  await undo.click()
  await expect(page.getByText('Somebody else saved this since. Nothing was undone.')).toBeVisible()
  await expect(links).toHaveText(['Theirs'])
})

test.describe('with a database that goes away', () => {
  let site: Site
  let proxy: DatabaseProxy
  test.beforeEach(async () => {
    site = await startSite({}, async (url) => {
      proxy = await startDatabaseProxy(url)
      return proxy.url
    })
  })
  test.afterEach(async () => {
    await site.stop()
    await proxy.stop()
  })

  test('[T01] [T04] the form stays open with what was typed, and a step that could not be taken back is taken back later', async ({
    page,
  }) => {
    await editing(page, site, '/nb/faq', owner)
    for (const { code, words, told } of [
      {
        code: 'nb',
        words: 'Melkeveien 1',
        told: 'Vi får ikke kontakt med tjeneren akkurat nå. Ingenting er gått tapt. Prøv igjen om litt.',
      },
      {
        code: 'ar',
        words: 'Stormveien 1',
        told: 'تعذر الوصول إلى الخادم الآن. لم يفقد شيء، أعد المحاولة بعد قليل.',
      },
    ]) {
      await open(page, `${site.url}/${code}/faq`)
      await penOf(page, 'company').press('Enter')
      await field(page, 'address').fill(words)
      proxy.mode = 'down'
      await save(page).click()
      await expect(dialog(page).locator('.ws-told')).toHaveText(told)
      await expect(field(page, 'address')).toHaveValue(words)
      proxy.mode = 'pass'
      await save(page).click()
      await expect(address(page)).toContainText(words)
    }

    const said = await sayingsIn('ar')
    const undo = page.locator('.edit-bar').getByRole('button', { name: said('Undo') })
    proxy.mode = 'down'
    await undo.click()
    await expect(
      page.getByText(said('That could not be saved. Nothing was changed.')),
    ).toBeVisible()
    await expect(address(page)).toContainText('Stormveien 1')
    proxy.mode = 'pass'
    await undo.click()
    await expect(address(page)).toContainText('Melkeveien 1')
    // What was saved in the other language is in the same row.
    await undo.click()
    await expect(address(page)).not.toContainText('Melkeveien 1')
    await expect(undo).toBeDisabled()
  })
})

import type { Browser, Page } from '@playwright/test'
import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

type Call = Awaited<ReturnType<typeof anotherAdmin>>

/** Where the first link is changed, where it is named in place, and where visitors see it. */
const places = {
  menu: {
    path: 'menus',
    saved: 'Menu saved',
    shown: '.main-menu .menu-link',
    nameInPlace: async (call: Call, words: string) => {
      const { items } = (await (await call('GET', '/menu')).json()) as EditableMenu
      const seen = items[0]?.titles['nb'] ?? ''
      const body = { language: 'nb', title: words, seen }
      return call('PUT', `/menu/${items[0]?.id}/title`, body)
    },
  },
  footer: {
    path: 'footer',
    saved: 'Section Updated',
    shown: '.site-footer section a',
    nameInPlace: async (call: Call, words: string) => {
      const { sections } = (await (await call('GET', '/footer')).json()) as EditableFooter
      const [section] = sections
      const { linkKey, url, titles } = section?.links[0] ?? {}
      const link = { section: section?.key, linkKey, url }
      const body = { ...link, language: 'nb', title: words, seen: titles?.['nb'] ?? '' }
      return call('PUT', '/footer/titles', body)
    },
  },
}

/** The page of a visitor, who has nothing to do with the editor's browser. */
async function visitorAt(browser: Browser, site: Site, path: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(site.url + path)
  return visitor
}

for (const language of ['nb', 'ar'])
  for (const [area, { path, saved, shown, nameInPlace }] of Object.entries(places))
    test(`[F03] [B02] [L06] the title of a link in the ${area} is the one in the language of the site: visitors see another one, and its translations are outdated (${language})`, async ({
      page,
      context,
      site,
      browser,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      const said = await sayingsIn(language)
      const inPlace = `Navngitt på siden ${language}`
      const answer = await nameInPlace(await anotherAdmin(site, 'owner'), inPlace)
      expect(answer.status).toBe(200)

      await open(page, `/${language}/admin/${path}`)
      if (area === 'footer') await page.locator('.ws-section section .btn').first().click()
      const row = page.locator('.ws-link-row').first()
      await row.locator('.ws-row-buttons [aria-expanded]').click()
      const title = row.getByLabel(said('Title'), { exact: true })
      await expect(title).toHaveValue(inPlace)
      await expect(title).toHaveAttribute('lang', 'nb')
      await expect(row.locator('.ws-titles input[lang=nb]')).toHaveCount(0)
      await expect(row.locator('.ws-titles input')).toHaveCount(4)
      const words = `Kalt noe annet ${language}`
      await title.fill('')
      await title.pressSequentially(words)
      await expect(row.locator('.ws-title-outdated')).toHaveCount(4)
      await page.getByRole('button', { name: said('Save'), exact: true }).click()
      await expect(page.getByText(said(saved), { exact: true })).toBeVisible()

      const visitor = await visitorAt(browser, site, '/nb/faq')
      await expect(visitor.locator(shown).first()).toHaveText(words)
      await visitor.context().close()
    })

for (const language of ['nb', 'ar'])
  test(`[F03] links of one title and one address stay as many as they are when the list is rearranged (${language})`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(language)
    const call = await anotherAdmin(site, 'owner')
    const { sections } = (await (await call('GET', '/footer')).json()) as EditableFooter
    const like = { title: 'Likt', titles: {}, url: '/faq', isExternal: false }
    const links = [like, like, { ...like, title: 'Annet' }]
    const rev = sections.find(({ key }) => key === 'support')?.rev
    expect((await call('PUT', '/footer/sections/support', { links, rev })).status).toBe(200)
    await editing(page, site, `/${language}/faq`)
    const section = page.locator('.site-footer section').nth(2)
    const shown = section.getByRole('link')
    await expect(shown).toHaveText(['Likt', 'Likt', 'Annet'])
    await section.locator('.edit-part').click()
    const up = page.locator('.ws-link-row', { hasText: 'Annet' }).locator('.ws-row-buttons button')
    await up.first().click()
    await up.first().click()
    await page.getByRole('button', { name: said('Save'), exact: true }).click()
    await expect(page.getByText(said('Section Updated'), { exact: true })).toBeVisible()
    await expect(shown.first()).toHaveText('Annet')
    await expect(shown).toHaveText(['Annet', 'Likt', 'Likt'])
  })

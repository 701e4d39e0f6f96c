import { appConfig } from '#config'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing } from '#tests/support/edit-mode.ts'
import { makePage } from '#tests/support/made-page.ts'
import { open } from '#tests/support/open-page.ts'

test.use({ reducedMotion: 'reduce' })

const languages = [
  {
    ...{ code: 'nb', width: 1280, height: 900 },
    ...{ draft: 'Denne siden: Utkast', out: 'Denne siden: Publisert' },
    ...{ lacking: '2', empty: 'ingen tekst ennå' },
    ...{ publish: 'Publiser', down: 'Ta ned', close: 'Lukk' },
  },
  {
    ...{ code: 'ar', width: 360, height: 740 },
    ...{ draft: 'هذه الصفحة: مسودة', out: 'هذه الصفحة: منشور' },
    ...{ lacking: 'اثنان ناقصان', empty: 'لا نص بعد' },
    ...{ publish: 'نشر', down: 'أوقف النشر', close: 'إغلاق' },
  },
]

for (const { code, width, height, draft, out, lacking, empty, publish, down, close } of languages)
  test(`[A02] in ${code}, ${width} px wide, a page that nobody sees yet says so where it is edited, and goes out with its picture, and down from there`, async ({
    page,
    site,
  }) => {
    const path = `/${code}/brie-${code}`
    const seen = async () =>
      (await page.request.get(`${site.url}${path}`, { headers: { cookie: '' } })).status()
    await editing(page, site, `/${code}/about`)
    expect(
      await makePage(page, { languageCode: code, slug: `brie-${code}`, title: 'Brie 2026' }),
    ).toBe(201)
    await open(page, `${site.url}${path}`)
    await page.setViewportSize({ width, height })
    const bar = page.locator('.edit-bar')
    const state = (name: string) => bar.getByRole('button', { name, exact: true })
    await expect(state(draft)).toBeInViewport({ ratio: 1 })
    // Nothing is to be translated where nothing is written yet, and search engines make do with the title.
    await expect(bar.locator('[data-tone=missing]')).toContainText(lacking)
    await expect(page.locator('.edit-mark[data-tone=missing]').first()).toContainText(empty)
    expect(await seen()).toBe(404)

    await state(draft).press('Enter')
    const dialog = page.getByRole('dialog')
    await expectNoFaults(page)
    await dialog.getByRole('button', { name: publish, exact: true }).press('Enter')
    await expect(dialog.getByRole('button', { name: down })).toBeVisible()
    await expect.poll(seen).toBe(200)
    // What is shared has its picture from the first day.
    await expect
      .poll(async () => (await page.request.get(path, { headers: { cookie: '' } })).text())
      .toMatch(/property="og:image" content="[^"]+\/media\//u)
    await dialog.getByRole('button', { name: close }).press('Enter')
    await expect(state(out)).toBeVisible()
    await state(out).press('Enter')
    await dialog.getByRole('button', { name: down }).press('Enter')
    await expect(dialog.getByRole('button', { name: publish, exact: true })).toBeVisible()
    await expect.poll(seen).toBe(404)
  })

for (const { code, link, make } of [
  { code: 'nb', link: 'Forhåndsvisningslenke', make: 'Lag en lenke' },
  { code: 'ar', link: 'رابط المعاينة', make: 'إنشاء رابط' },
])
  test(`[T04] in ${code} the preview link of a page that nobody sees yet opens it in that language, also made at the address without one`, async ({
    page,
    site,
  }) => {
    await editing(page, site, `/${code}/about`)
    const slug = `camembert-${code}`
    expect(await makePage(page, { languageCode: code, slug, title: 'Camembert 2026' })).toBe(201)
    await page
      .context()
      .addCookies([{ name: appConfig.languageCookie, value: code, url: site.url }])
    const links = page.getByRole('dialog', { name: link })
    const openLinks = async (path: string) => {
      await open(page, `${site.url}${path}`)
      await page.locator('.edit-bar-preview').click()
    }
    await openLinks(`/${slug}`)
    await links.getByRole('button', { name: make }).click()
    const url = await links.getByRole('textbox', { name: link }).inputValue()
    await expect(links.getByRole('listitem')).toHaveCount(1)

    const guest = await another(page.context(), 'en-GB')
    expect((await guest.goto(`${site.url}/${code}/${slug}`))?.status()).toBe(404)
    await guest.goto(url)
    await expect(guest).toHaveURL(`${site.url}/${code}/${slug}`)
    await expect(guest.getByRole('heading', { name: 'Camembert 2026' })).toBeVisible()
    await guest.context().close()
    await openLinks(`/${code}/${slug}`)
    await expect(links.getByRole('listitem')).toHaveCount(1)
  })

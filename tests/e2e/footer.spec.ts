import type { Locator, Page } from '@playwright/test'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const dialog = (page: Page) => page.locator('.dialog')
const rows = (page: Page) => dialog(page).locator('.ws-link-row strong')

/** Opens the section, and a dialog of it by one of its buttons. */
async function openDialog(page: Page, path: string, button: Locator): Promise<void> {
  await open(page, path)
  await button.click()
  await expect(dialog(page)).toBeVisible()
}

const languages = [
  {
    code: 'nb',
    quickLinks: 'Snarveier',
    products: 'Varer',
    support: 'Hjelp',
    bottomRow: 'Nederste linje',
    manage: (section: string) => `Administrer lenker: ${section}`,
    add: 'Legg til lenke',
    fresh: 'Ny lenke',
    edit: (name: string) => `Rediger ${name}`,
    carry: (name: string) => `Flytt ${name}`,
    pickedUp: (name: string) => `${name} er løftet, plass 1 av`,
    over: (name: string) => `${name} er over plass 2 av`,
    moveUp: (name: string) => `Flytt ${name} opp`,
    remove: (name: string) => `Fjern ${name}`,
    anyRemove: /^Fjern /u,
    removed: (name: string) => `${name} fjernes når du lagrer.`,
    undo: 'Angre',
    newTab: 'Åpnes i en ny fane',
    noAddress: 'Dette er ingen gyldig adresse.',
    save: 'Lagre',
    cancel: 'Avbryt',
    saveFirst: 'Lagre eller avbryt endringene først.',
    updated: 'Seksjonen er oppdatert',
    isUpdated: 'Lenkene er lagret og vises i bunnteksten.',
    failed: 'Feil',
    notSaved: 'Lenkene kunne ikke lagres',
    notUpdated: 'Seksjonen kunne ikke oppdateres. Prøv igjen.',
    stale: 'Noen andre har lagret dette i mellomtiden',
    theirs: 'Deres, lagret i mellomtiden',
    mine: 'Dine, ikke lagret ennå',
    keepMine: 'Behold mine',
    noLinks: 'Ingen lenker ennå. Trykk «Legg til lenke» for å lage den første.',
    notLoaded: 'Lenkene kunne ikke lastes',
    tryAgain: 'Prøv igjen',
    news: 'Nyheter',
    newsInArabic: 'أخبارنا',
  },
  {
    code: 'ar',
    quickLinks: 'روابط سريعة',
    products: 'المنتجات',
    support: 'الدعم',
    bottomRow: 'السطر السفلي',
    manage: (section: string) => `إدارة الروابط: ${section}`,
    add: 'إضافة رابط',
    fresh: 'رابط جديد',
    edit: (name: string) => `تعديل ${name}`,
    carry: (name: string) => `نقل ${name}`,
    pickedUp: (name: string) => `تم رفع ${name}، الموضع 1 من`,
    over: (name: string) => `${name} فوق الموضع 2 من`,
    moveUp: (name: string) => `نقل ${name} إلى الأعلى`,
    remove: (name: string) => `إزالة ${name}`,
    anyRemove: /^إزالة /u,
    removed: (name: string) => `يُزال ${name} عند الحفظ.`,
    undo: 'تراجع',
    newTab: 'يُفتح في علامة تبويب جديدة',
    noAddress: 'هذا عنوان غير صالح.',
    save: 'حفظ',
    cancel: 'إلغاء',
    saveFirst: 'احفظ تغييراتك أو ألغها أولًا.',
    updated: 'تم تحديث القسم',
    isUpdated: 'تم تحديث قسم التذييل بنجاح.',
    failed: 'خطأ',
    notSaved: 'تعذّر حفظ روابط التذييل',
    notUpdated: 'تعذّر تحديث قسم التذييل. حاول مرة أخرى.',
    stale: 'حفظ شخص آخر هذا في هذه الأثناء',
    theirs: 'ما حفظوه في هذه الأثناء',
    mine: 'ما لديك، لم يُحفظ بعد',
    keepMine: 'الاحتفاظ بما عندي',
    noLinks: 'لا روابط بعد. انقر «إضافة رابط» لإنشاء أول رابط في التذييل.',
    notLoaded: 'تعذّر تحميل روابط التذييل',
    tryAgain: 'أعد المحاولة',
    news: 'Ferskt fra fjøset',
    newsInArabic: 'من الحظيرة',
  },
] as const

for (const { code, ...words } of languages)
  test.describe(`in ${code}`, () => {
    const manage = (page: Page, section: string) =>
      openDialog(
        page,
        `/${code}/admin/footer`,
        page.getByRole('button', { name: words.manage(section) }),
      )
    const save = (page: Page) => dialog(page).getByRole('button', { name: words.save, exact: true })
    const told = (page: Page, title: string, description: string) =>
      expect(
        page
          .locator('[data-sonner-toast]')
          .filter({ has: page.getByText(title, { exact: true }) })
          .filter({ has: page.getByText(description, { exact: true }) }),
      ).toBeVisible()

    test('[F03] links are added, edited, moved by keyboard alone, removed and brought back; one save writes them all', async ({
      page,
      context,
      site,
    }) => {
      const { news, newsInArabic } = words
      const own = code === 'ar' ? newsInArabic : news
      const said = await sayingsIn(code)
      await signedIn(context, site, { role: 'editor' })
      await manage(page, words.quickLinks)
      await expect(rows(page).first()).toBeVisible()
      const before = await rows(page).allTextContents()
      await expect(save(page)).toBeDisabled()

      await dialog(page).getByRole('button', { name: words.add }).click()
      await expect(rows(page).last()).toHaveText(words.fresh)
      await expect(dialog(page).locator('[name=title]')).toBeFocused()
      await expect(dialog(page).locator('[name=title]')).toBeInViewport()
      await expect(dialog(page).locator('[name=url]')).toHaveValue('/')
      // It offers the pages, categories and products of the site by their names.
      const offered = dialog(page).locator('datalist option')
      await expect(offered.and(page.locator('[value="/faq"]'))).toHaveCount(1)
      await expect(offered.and(page.locator('[value^="/categories/"]')).first()).toHaveText(/.+/u)
      await expect(offered.and(page.locator('[value^="/products/"]')).first()).toHaveText(/.+/u)
      const noTitle = dialog(page).getByText(said('Give the link a title.'))
      await dialog(page).locator('[name=title]').fill(' ')
      await expect(noTitle).toBeVisible()
      await dialog(page).locator('[name=title]').fill(news)
      await expect(noTitle).toHaveCount(0)
      const missing = said('Missing: readers see the title above.')
      const inArabic = dialog(page).locator('[name="titles.ar"]')
      await expect(inArabic).toHaveAccessibleDescription(missing)
      await inArabic.fill(newsInArabic)
      await expect(inArabic).not.toHaveAccessibleDescription(missing)
      await dialog(page).locator('[name=url]').fill('https://example.no/news')
      await dialog(page).getByLabel(words.newTab).check()
      // A refused address is corrected where it stands; nothing else tells of it.
      await dialog(page).locator('[name=url]').fill('https://vg.no@example.no')
      await dialog(page)
        .getByRole('button', { name: words.edit(own) })
        .press('Enter')
      await save(page).press('Enter')
      await expect(dialog(page).locator('[name=url]')).toBeFocused()
      await expect(page.getByText(words.noAddress)).toHaveCount(1)
      await page.keyboard.type('https://example.no/news')
      await expect(page.getByText(words.noAddress)).toHaveCount(0)
      await expect(page.getByText(words.notSaved)).toHaveCount(0)
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
      const up = dialog(page).getByRole('button', { name: words.moveUp(own) })
      await up.focus()
      for (const _ of before) {
        await page.keyboard.press('Enter')
        await expect(up).toBeFocused()
      }
      const place = said('{name}: place {place} of {count}')
        .replace('{name}', own)
        .replace('{place}', '1')
        .replace('{count}', `${before.length + 1}`)
      await expect(dialog(page).getByRole('status').filter({ hasText: place })).toBeAttached()
      await expect(rows(page)).toHaveText([own, ...before])

      const second = before[1] ?? ''
      await dialog(page)
        .getByRole('button', { name: words.remove(before[0] ?? '') })
        .click()
      await expect(rows(page)).toHaveText([own, ...before.slice(1)])
      // The keyboard goes on in the row that has come to its place.
      await expect(
        dialog(page).getByRole('button', { name: words.carry(second), exact: true }),
      ).toBeFocused()
      await expect(dialog(page).locator('.ws-removed')).toContainText(
        words.removed(before[0] ?? ''),
      )
      await dialog(page).getByRole('button', { name: words.undo }).click()
      await expect(rows(page)).toHaveText([own, ...before])
      await dialog(page)
        .getByRole('button', { name: words.remove(second) })
        .click()
      await save(page).click()
      await told(page, words.updated, words.isUpdated)
      await expect(dialog(page)).toBeHidden()

      await page.goto('/en/faq')
      const shown = page.locator('.site-footer section').first().getByRole('link')
      await expect(shown.first()).toHaveText(news)
      await expect(shown.first()).toHaveAttribute('target', '_blank')
      expect(await shown.allTextContents()).not.toContain(second)
      await page.goto('/ar/faq')
      await expect(shown.first()).toHaveText(newsInArabic)
    })

    test('[F03] a row is carried by the keyboard, and what happens is said', async ({
      page,
      context,
      site,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      await manage(page, words.support)
      await expect(rows(page).first()).toBeVisible()
      const [first = '', second, ...rest] = await rows(page).allTextContents()
      await dialog(page)
        .getByRole('button', { name: words.carry(first), exact: true })
        .focus()
      await page.keyboard.press('Space')
      const said = page.getByText(words.pickedUp(first))
      await expect(said).toBeAttached()
      // The first key can come before the places have been measured, and is then not heard.
      await expect(async () => {
        await page.keyboard.press('ArrowDown')
        await expect(page.getByText(words.over(first))).toBeAttached({ timeout: 8000 })
      }).toPass()
      await page.keyboard.press('Space')
      await expect(rows(page)).toHaveText([second ?? '', first, ...rest])
      await dialog(page).getByRole('button', { name: words.cancel }).click()
      await expect(dialog(page)).toBeHidden()
    })

    test('[F03] what is typed is not lost by Escape, and Cancel gives it up', async ({
      page,
      context,
      site,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      await manage(page, words.bottomRow)
      await expect(rows(page).first()).toBeVisible()
      const count = await rows(page).count()
      await dialog(page).getByRole('button', { name: words.add }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByText(words.saveFirst)).toBeVisible()
      await dialog(page).getByRole('button', { name: words.cancel }).click()
      await expect(dialog(page)).toBeHidden()
      await page.getByRole('button', { name: words.manage(words.bottomRow) }).click()
      await expect(rows(page)).toHaveCount(count)
    })

    test('[F03] without a connection the draft stays, and the same save goes out again once', async ({
      page,
      context,
      site,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      await manage(page, words.bottomRow)
      await expect(rows(page).first()).toBeVisible()
      await dialog(page).getByRole('button', { name: words.add }).click()
      await dialog(page).locator('[name=title]').fill('Kept')
      const keys: (string | undefined)[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'])
      })
      await messagesAreLoaded(page)
      await context.setOffline(true)
      await save(page).click()
      await expect(dialog(page).getByText(words.notSaved)).toBeVisible()
      await told(page, words.failed, words.notUpdated)
      await expect(dialog(page).locator('[name=title]')).toHaveValue('Kept')
      await context.setOffline(false)
      await save(page).click()
      await told(page, words.updated, words.isUpdated)
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
      await manage(page, words.products)
      await expect(rows(page).first()).toBeVisible()
      await dialog(page).getByRole('button', { name: words.add }).click()
      await dialog(page).locator('[name=title]').fill('Mine')
      const { sections } = (await (await other('GET', '/footer')).json()) as {
        sections: { key: string; rev: number }[]
      }
      const rev = sections.find(({ key }) => key === 'products')?.rev
      const theirs = { title: 'Theirs', titles: {}, url: '/faq', isExternal: false }
      expect(
        (await other('PUT', '/footer/sections/products', { links: [theirs], rev })).status,
      ).toBe(200)
      await save(page).click()
      const choice = dialog(page).locator('.ws-stale')
      for (const line of [words.stale, words.theirs, 'Theirs', words.mine, 'Mine'])
        await expect(choice).toContainText(line)
      await choice.getByRole('button', { name: words.keepMine }).click()
      await told(page, words.updated, words.isUpdated)
      await page.getByRole('button', { name: words.manage(words.products) }).click()
      await expect(rows(page).last()).toHaveText('Mine')
      await expect(rows(page).filter({ hasText: 'Theirs' })).toHaveCount(0)
    })

    test('[F03] a section without links says how to begin; one that cannot be read says so', async ({
      page,
      context,
      site,
    }) => {
      await signedIn(context, site, { role: 'editor' })
      await manage(page, words.support)
      await expect(rows(page).first()).toBeVisible()
      const count = await rows(page).count()
      for (let left = count; left > 0; left -= 1)
        await dialog(page).getByRole('button', { name: words.anyRemove }).first().click()
      await expect(dialog(page).getByText(words.noLinks)).toBeVisible()
      await dialog(page).getByRole('button', { name: words.cancel }).click()
      await expect(dialog(page)).toBeHidden()
      await page.route('**/api/admin/footer', (route) => route.abort())
      await page.getByRole('button', { name: words.manage(words.support) }).click()
      await expect(dialog(page).getByText(words.notLoaded)).toBeVisible()
      await page.unroute('**/api/admin/footer')
      await dialog(page).getByRole('button', { name: words.tryAgain }).click()
      await expect(rows(page)).toHaveCount(count)
    })
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

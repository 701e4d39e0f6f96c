import type { Locator, Page } from '@playwright/test'
import { footerTemplates } from '#domain/footer.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const dialog = (page: Page) => page.locator('.dialog')

/** Opens the section, and a dialog of it by one of its buttons. */
async function openDialog(page: Page, path: string, button: Locator): Promise<void> {
  await open(page, path)
  await button.click()
  await expect(dialog(page)).toBeVisible()
}

const languages = [
  {
    code: 'nb',
    change: 'Endre farger',
    apply: 'Bruk fargene',
    names: [
      'Myk blå',
      'Varm krem',
      'Lavendeldis',
      'Frisk mynte',
      'Korallsolnedgang',
      'Lys himmel',
      'Rosehage',
      'Elegant stein',
      'Havdyp',
    ],
    applied: ['Malen er tatt i bruk', 'Fargene Havdyp er tatt i bruk.'],
    pickBackground: 'Velg: Bakgrunn',
    pickLinks: 'Velg: Lenker',
    noColor: 'Dette er ingen farge. Skriv en som #1f4d3a, eller et navn.',
    faint:
      /Vanskelig å lese på denne bakgrunnen: kontrasten er [\d,]+:1, og 4,5:1 er det minste\./u,
    faintOnLight: 'Vanskelig å lese på lyse sider: kontrasten er 1:1, og 4,5:1 er det minste.',
    own: ['Egne farger er tatt i bruk', 'Dine egne farger er tatt i bruk.'],
    reset: 'Tilbakestill',
    isReset: 'Fargene er tilbakestilt til temaet.',
    stale: 'Noen andre har lagret dette i mellomtiden',
    mine: 'Behold mine',
    notLoaded: 'Fargene kunne ikke lastes',
    tryAgain: 'Prøv igjen',
    take: 'Ta deres',
    theirs: 'rose-garden',
  },
  {
    code: 'ar',
    change: 'تغيير الألوان',
    apply: 'تطبيق الألوان',
    names: [
      'أزرق ناعم',
      'كريمي دافئ',
      'ضباب الخزامى',
      'نعناع منعش',
      'غروب مرجاني',
      'سماء فاتحة',
      'حديقة الورد',
      'حجر أنيق',
      'أعماق المحيط',
    ],
    applied: ['طُبّق القالب', 'طُبّق نظام الألوان أعماق المحيط.'],
    pickBackground: 'اختيار: الخلفية',
    pickLinks: 'اختيار: الروابط',
    noColor: 'هذا ليس لونًا. اكتب لونًا مثل #1f4d3a أو اسمًا.',
    faint: /صعب القراءة على هذه الخلفية: التباين [\d.]+:1، والحد الأدنى 4\.5:1\./u,
    faintOnLight: 'صعب القراءة على الصفحات الفاتحة: التباين 1:1، والحد الأدنى 4.5:1.',
    own: ['طُبّقت ألوان مخصصة', 'طُبّق نظام ألوانك المخصص.'],
    reset: 'إعادة إلى الافتراضي',
    isReset: 'أُعيدت الألوان إلى السمة الافتراضية.',
    stale: 'حفظ شخص آخر هذا في هذه الأثناء',
    mine: 'الاحتفاظ بما عندي',
    notLoaded: 'تعذّر تحميل ألوان التذييل',
    tryAgain: 'أعد المحاولة',
    take: 'خذ نسختهم',
    theirs: 'lavender-mist',
  },
] as const

for (const { code, ...words } of languages)
  test(`[F04] in ${code} a template, own colours and the way back to the theme, each with its message`, async ({
    page,
    context,
    site,
  }) => {
    const said = await sayingsIn(code)
    await signedIn(context, site, { role: 'editor' })
    const button = page.getByRole('button', { name: words.change })
    await openDialog(page, `/${code}/admin/footer`, button)
    const apply = dialog(page).getByRole('button', { name: words.apply })
    await expect(dialog(page).locator('[name=backgroundColor]')).toHaveValue('var(--card)')
    await expect(dialog(page).locator('.ws-template strong')).toHaveText([...words.names])
    // Measured as it is seen on light and on dark pages, also where the ground is the theme's.
    const text = dialog(page).locator('[name=textColor]')
    const warned = dialog(page).locator('.ws-warning')
    await expect(warned).toHaveCount(0)
    for (const [color, told] of [
      ['#fff', words.faintOnLight],
      ['transparent', words.faint],
    ] as const) {
      await text.fill(color)
      await expect(warned).toHaveText(told)
    }
    await dialog(page).getByRole('button', { name: words.names[8] }).click()
    await expect(dialog(page).locator('[name=backgroundColor]')).toHaveValue('#0f2d3f')
    await expect(dialog(page).getByLabel(words.pickBackground)).toHaveValue('#0f2d3f')
    await apply.click()
    for (const line of words.applied)
      await expect(page.getByText(line, { exact: true })).toBeVisible()

    await button.click()
    const link = dialog(page).locator('[name=linkColor]')
    await link.fill('url(//evil.example)')
    await expect(dialog(page).getByText(words.noColor)).toBeVisible()
    await expect(apply).toBeDisabled()
    await link.fill('#123')
    await expect(dialog(page).getByText(words.faint)).toBeVisible()
    await link.fill('white')
    await expect(dialog(page).getByText(words.faint)).toBeHidden()
    await expect(dialog(page).getByLabel(words.pickLinks, { exact: true })).toHaveCount(0)
    await apply.click()
    for (const line of words.own) await expect(page.getByText(line, { exact: true })).toBeVisible()

    await button.click()
    await dialog(page).getByRole('button', { name: words.reset }).click()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast.filter({ hasText: words.isReset })).toContainText(said('Reset to Default'))
  })

for (const { code, ...words } of languages)
  test(`[F04] in ${code} colours that somebody else has chosen meanwhile are shown beside one’s own; what could not be read or saved is told`, async ({
    page,
    context,
    site,
  }) => {
    const said = await sayingsIn(code)
    await signedIn(context, site, { role: 'editor' })
    const other = await anotherAdmin(site, 'owner')
    const button = page.getByRole('button', { name: words.change })
    await openDialog(page, `/${code}/admin/footer`, button)
    await dialog(page).getByRole('button', { name: words.names[3] }).click()
    const { colorsRev } = (await (await other('GET', '/footer')).json()) as { colorsRev: number }
    const theirs = footerTemplates.find(({ id }) => id === words.theirs)?.colors
    await other('PUT', '/footer/colors', { colors: theirs, rev: colorsRev })
    await dialog(page).getByRole('button', { name: words.apply }).click()
    await expect(dialog(page).getByText(words.stale)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: words.mine })).toBeEnabled()
    await dialog(page).getByRole('button', { name: words.take }).click()
    await expect(dialog(page).locator('[name=backgroundColor]')).toHaveValue(
      theirs?.backgroundColor ?? '',
    )

    await open(page, `/${code}/admin/footer`)
    await page.route('**/api/admin/footer', (route) => route.abort())
    await button.click()
    await expect(dialog(page).getByText(words.notLoaded)).toBeVisible()
    await page.unroute('**/api/admin/footer')
    await dialog(page).getByRole('button', { name: words.tryAgain }).click()
    await dialog(page).getByRole('button', { name: words.names[5] }).click()
    await page.keyboard.press('Escape')
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText(said('Save or cancel your changes first.'))
    await page.route('**/api/admin/footer/colors', (route) => route.abort())
    await dialog(page).getByRole('button', { name: words.apply }).click()
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: said('Error') })
    await expect(toast).toContainText(said('Failed to update footer section. Please try again.'))
    await expect(alert).toContainText(
      said('We cannot reach the server. Your changes are kept here. Try again in a moment.'),
    )
    await expect(dialog(page).getByRole('button', { name: words.apply })).toBeEnabled()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[F04] the colours hold on kept and on private pages, and the policy lets them', async ({
    page,
    site,
  }) => {
    const owner = await anotherAdmin(site, 'owner')
    const { colorsRev } = (await (await owner('GET', '/footer')).json()) as { colorsRev: number }
    const ocean = footerTemplates.find(({ id }) => id === 'ocean-depth')?.colors
    expect((await owner('PUT', '/footer/colors', { colors: ocean, rev: colorsRev })).status).toBe(
      200,
    )
    const ground = page.locator('.site-footer')
    for (const path of ['/en/faq', '/ar/products', '/en/cart', '/nb/auth']) {
      await expect(async () => {
        await page.goto(path)
        await expect(ground).toHaveCSS('background-color', 'rgb(15, 45, 63)', { timeout: 500 })
      }).toPass()
    }
  })
})

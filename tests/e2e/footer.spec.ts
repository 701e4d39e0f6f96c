import type { Page } from '@playwright/test'
import { contrastOf } from '#domain/colors.ts'
import { type FooterColors, footerTemplates } from '#domain/footer.ts'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  changeColors,
  dialog,
  expectPlacesOffered,
  expectUpdated,
  field,
  giveUp,
  inDialog,
  manage,
  rows,
  toast,
} from '#tests/support/footer-page.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'
import { changeSite } from '#tests/support/site-changes.ts'

const newsAddress = 'https://example.no/news'

test('[F03] links are added, edited, moved by keyboard alone, removed and brought back; one save writes them all', async ({
  page,
  context,
  site,
}) => {
  const said = await sayingsIn('nb')
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/nb/admin/footer')
  await manage(page, 'Snarveier')
  const before = await rows(page).allTextContents()
  const [first = '', second = ''] = before
  await expect(inDialog(page, 'Lagre')).toBeDisabled()

  await test.step('a link is added, with its titles and an address', async () => {
    await inDialog(page, 'Legg til lenke').click()
    await expect(rows(page).last()).toHaveText('Ny lenke')
    await expect(field(page, 'title')).toBeFocused()
    await expect(field(page, 'title')).toBeInViewport()
    await expect(field(page, 'url')).toHaveValue('/')
    await expectPlacesOffered(page)
    const noTitle = dialog(page).getByText(said('Give the link a title.'))
    await field(page, 'title').fill(' ')
    await expect(noTitle).toBeVisible()
    await field(page, 'title').fill('Nyheter')
    await expect(noTitle).toHaveCount(0)
    const missing = said('Missing: readers see the title above.')
    const inArabic = field(page, 'titles.ar')
    await expect(inArabic).toHaveAccessibleDescription(missing)
    await inArabic.fill('أخبارنا')
    await expect(inArabic).not.toHaveAccessibleDescription(missing)
    await field(page, 'url').fill(newsAddress)
    await dialog(page).getByLabel('Åpnes i en ny fane').check()
  })

  await test.step('a refused address is corrected where it stands; nothing else tells of it', async () => {
    await field(page, 'url').fill('https://vg.no@example.no')
    await inDialog(page, 'Rediger Nyheter').press('Enter')
    await inDialog(page, 'Lagre').press('Enter')
    await expect(field(page, 'url')).toBeFocused()
    await expect(page.getByText('Dette er ingen gyldig adresse.')).toHaveCount(1)
    await page.keyboard.type(newsAddress)
    await expect(page.getByText('Dette er ingen gyldig adresse.')).toHaveCount(0)
    await expect(page.getByText('Lenkene kunne ikke lagres')).toHaveCount(0)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  })

  await test.step('it is moved to the top by the keyboard', async () => {
    const up = inDialog(page, 'Flytt Nyheter opp')
    await up.focus()
    for (const _ of before) {
      await page.keyboard.press('Enter')
      await expect(up).toBeFocused()
    }
    const place = said('{name}: place {place} of {count}')
      .replace('{name}', 'Nyheter')
      .replace('{place}', '1')
      .replace('{count}', `${before.length + 1}`)
    await expect(dialog(page).getByRole('status').filter({ hasText: place })).toBeAttached()
    await expect(rows(page)).toHaveText(['Nyheter', ...before])
  })

  await test.step('others are removed, and one is brought back', async () => {
    await inDialog(page, `Fjern ${first}`).click()
    await expect(rows(page)).toHaveText(['Nyheter', ...before.slice(1)])
    // The keyboard goes on in the row that has come to its place.
    await expect(inDialog(page, `Flytt ${second}`)).toBeFocused()
    await expect(dialog(page).locator('.ws-removed')).toContainText(
      `${first} fjernes når du lagrer.`,
    )
    await inDialog(page, 'Angre').click()
    await expect(rows(page)).toHaveText(['Nyheter', ...before])
    await inDialog(page, `Fjern ${second}`).click()
  })

  await inDialog(page, 'Lagre').click()
  await expectUpdated(page)
  await expect(dialog(page)).toBeHidden()
  await expectNews(page, second)
})

test('[F03] a row is carried by the keyboard; what is typed is not lost by Escape; a section without links, one that cannot be read and one that may not be changed say so', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/nb/admin/footer')
  await manage(page, 'Hjelp')
  const before = await rows(page).allTextContents()

  await test.step('a row is carried by the keyboard, and what happens is said', async () => {
    const [first = '', second = '', ...rest] = before
    await inDialog(page, `Flytt ${first}`).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(`${first} er løftet, plass 1 av`)).toBeAttached()
    // The first key can come before the places have been measured, and is then not heard.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      const isOver = page.getByText(`${first} er over plass 2 av`)
      await expect(isOver).toBeAttached({ timeout: 8000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(rows(page)).toHaveText([second, first, ...rest])
    await giveUp(page)
  })

  await test.step('what is typed is not lost by Escape, and Cancel gives it up', async () => {
    await manage(page, 'Hjelp')
    await expect(rows(page)).toHaveText(before)
    await inDialog(page, 'Legg til lenke').click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Lagre eller avbryt endringene først.')).toBeVisible()
    await giveUp(page)
    await manage(page, 'Hjelp')
    await expect(rows(page)).toHaveText(before)
  })

  await test.step('a section without links says how to begin; one that cannot be read says so', async () => {
    for (const _ of before)
      await dialog(page)
        .getByRole('button', { name: /^Fjern / })
        .first()
        .click()
    await expect(
      dialog(page).getByText('Ingen lenker ennå. Trykk «Legg til lenke» for å lage den første.'),
    ).toBeVisible()
    await giveUp(page)
    await page.route('**/api/admin/footer', (route) => route.abort())
    await page.getByRole('button', { name: 'Administrer lenker: Hjelp' }).click()
    await expect(dialog(page).getByText('Lenkene kunne ikke lastes')).toBeVisible()
    await page.unroute('**/api/admin/footer')
    await inDialog(page, 'Prøv igjen').click()
    await expect(rows(page)).toHaveText(before)
  })

  await test.step('[F04] who may not change the footer sees it, and no buttons', async () => {
    // A page that asks meanwhile who reads it would go to sign in.
    await page.goto('/favicon.svg')
    await context.clearCookies()
    await signedIn(context, site, { role: 'translator' })
    await page.goto('/en/admin/footer')
    await expect(page.getByRole('heading', { level: 1, name: 'Footer' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Manage links|Change colours/u })).toHaveCount(0)
  })
})

test('[F03] without a connection the draft stays, and the same save goes out again once; a list that somebody else has saved is shown beside one’s own, and nothing is lost', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/nb/admin/footer')

  await test.step('without a connection the draft stays, and the same save goes out again once', async () => {
    await manage(page, 'Nederste linje')
    await inDialog(page, 'Legg til lenke').click()
    await field(page, 'title').fill('Kept')
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'])
    })
    await messagesAreLoaded(page)
    await context.setOffline(true)
    await inDialog(page, 'Lagre').click()
    // The message goes by itself; the line in the dialog stays.
    await expect(toast(page, 'Feil')).toContainText('Seksjonen kunne ikke oppdateres. Prøv igjen.')
    await expect(dialog(page).getByText('Lenkene kunne ikke lagres')).toBeVisible()
    await expect(field(page, 'title')).toHaveValue('Kept')
    await context.setOffline(false)
    await inDialog(page, 'Lagre').click()
    await expectUpdated(page)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  await test.step('a list that somebody else has saved is shown beside one’s own', async () => {
    // The message of the save before is no longer there.
    await open(page, '/nb/admin/footer')
    const other = await anotherAdmin(site, 'owner')
    await manage(page, 'Varer')
    await inDialog(page, 'Legg til lenke').click()
    await field(page, 'title').fill('Mine')
    const { sections } = (await (await other('GET', '/footer')).json()) as {
      sections: { key: string; rev: number }[]
    }
    const rev = sections.find(({ key }) => key === 'products')?.rev
    const links = [{ title: 'Theirs', titles: {}, url: '/faq', isExternal: false }]
    expect((await other('PUT', '/footer/products.links', { links, rev })).status).toBe(200)
    await inDialog(page, 'Lagre').click()
    const choice = dialog(page).locator('.ws-stale')
    for (const line of [
      'Noen andre har lagret dette i mellomtiden',
      ...['Deres, lagret i mellomtiden', 'Theirs', 'Dine, ikke lagret ennå', 'Mine'],
    ])
      await expect(choice).toContainText(line)
    await choice.getByRole('button', { name: 'Behold mine' }).click()
    await expectUpdated(page)
    await manage(page, 'Varer')
    await expect(rows(page).last()).toHaveText('Mine')
    await expect(rows(page).filter({ hasText: 'Theirs' })).toHaveCount(0)
  })
})

test('[F03] [G03] links that were typed before it was known who types are kept once it is; after a reload they are there, also where the list comes before it is known who reads it', async ({
  page,
  context,
  site,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('draft footer bottom'))
  await signedIn(context, site, { role: 'editor' })
  let answerSession = await holdCalls(page, '**/api/session')
  await open(page, '/nb/admin/footer')
  await manage(page, 'Nederste linje')
  await inDialog(page, 'Legg til lenke').click()
  await field(page, 'title').fill('Typed early')
  answerSession()
  await expect.poll(kept).toContain('Typed early')
  await field(page, 'title').fill('Fresh from the barn')
  await expect.poll(kept).toContain('Fresh from the barn')

  await page.unroute('**/api/session')
  answerSession = await holdCalls(page, '**/api/session')
  page.once('dialog', (asked) => void asked.accept())
  await reload(page)
  await manage(page, 'Nederste linje')
  await expect(rows(page).last()).not.toHaveText('Fresh from the barn')
  answerSession()
  await expect(rows(page).last()).toHaveText('Fresh from the barn')
})

test('[F04] a template, own colours and the way back to the theme, each with its message', async ({
  page,
  context,
  site,
}) => {
  const said = await sayingsIn('nb')
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/nb/admin/footer')
  await changeColors(page)
  const apply = inDialog(page, 'Bruk fargene')
  await expect(field(page, 'backgroundColor')).toHaveValue('var(--card)')
  await expect(dialog(page).locator('.ws-template strong')).toHaveText(templateNames)
  // Measured as it is seen on light and on dark pages, also where the ground is the theme's.
  const warned = dialog(page).locator('.ws-warning')
  await expect(warned).toHaveCount(0)
  await field(page, 'textColor').fill('#fff')
  await expect(warned).toHaveText(
    'Vanskelig å lese på lyse sider: kontrasten er 1:1, og 4,5:1 er det minste.',
  )
  await field(page, 'textColor').fill('transparent')
  await expect(warned).toHaveText(faint)
  await dialog(page).getByRole('button', { name: 'Havdyp' }).click()
  await expect(field(page, 'backgroundColor')).toHaveValue('#0f2d3f')
  await expect(dialog(page).getByLabel('Velg: Bakgrunn')).toHaveValue('#0f2d3f')
  await apply.click()
  await expect(toast(page, 'Malen er tatt i bruk')).toContainText('Fargene Havdyp er tatt i bruk.')

  await changeColors(page)
  const link = field(page, 'linkColor')
  await link.fill('url(//evil.example)')
  const noColor = 'Dette er ingen farge. Skriv en som #1f4d3a, eller et navn.'
  await expect(dialog(page).getByText(noColor)).toBeVisible()
  await expect(apply).toBeDisabled()
  await link.fill('#123')
  await expect(dialog(page).getByText(faint)).toBeVisible()
  await link.fill('white')
  await expect(dialog(page).getByText(faint)).toBeHidden()
  await expect(dialog(page).getByLabel('Velg: Lenker', { exact: true })).toHaveCount(0)
  await apply.click()
  await expect(toast(page, 'Egne farger er tatt i bruk')).toContainText(
    'Dine egne farger er tatt i bruk.',
  )

  await changeColors(page)
  await inDialog(page, 'Tilbakestill').click()
  await expect(toast(page, 'Fargene er tilbakestilt til temaet.')).toContainText(
    said('Reset to Default'),
  )
})

test('[F04] colours that somebody else has chosen meanwhile are shown beside one’s own; what could not be read or saved is told', async ({
  page,
  context,
  site,
}) => {
  const said = await sayingsIn('nb')
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/nb/admin/footer')
  await changeColors(page)
  await dialog(page).getByRole('button', { name: 'Frisk mynte' }).click()
  await chooseElsewhere(site, 'rose-garden')
  await inDialog(page, 'Bruk fargene').click()
  await expect(dialog(page).getByText('Noen andre har lagret dette i mellomtiden')).toBeVisible()
  await expect(inDialog(page, 'Behold mine')).toBeEnabled()
  await inDialog(page, 'Ta deres').click()
  await expect(field(page, 'backgroundColor')).toHaveValue(colorsOf('rose-garden').backgroundColor)

  await open(page, '/nb/admin/footer')
  await page.route('**/api/admin/footer', (route) => route.abort())
  await changeColors(page)
  await expect(dialog(page).getByText('Fargene kunne ikke lastes')).toBeVisible()
  await page.unroute('**/api/admin/footer')
  await inDialog(page, 'Prøv igjen').click()
  await dialog(page).getByRole('button', { name: 'Lys himmel' }).click()
  await page.keyboard.press('Escape')
  const alert = dialog(page).getByRole('alert')
  await expect(alert).toContainText(said('Save or cancel your changes first.'))
  await page.route('**/api/admin/footer/colors', (route) => route.abort())
  await inDialog(page, 'Bruk fargene').click()
  await expect(toast(page, said('Error'))).toContainText(
    said('Failed to update footer section. Please try again.'),
  )
  await expect(alert).toContainText(
    said('We cannot reach the server. Your changes are kept here. Try again in a moment.'),
  )
  await expect(inDialog(page, 'Bruk fargene')).toBeEnabled()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('[F04] the colours hold on kept and on private pages, and the policy lets them', async ({
    page,
    site,
  }) => {
    await chooseElsewhere(site, 'ocean-depth')
    const ground = page.locator('.site-footer')
    for (const path of ['/en/faq', '/ar/products', '/en/cart', '/nb/auth']) {
      await expect(async () => {
        await page.goto(path)
        await expect(ground).toHaveCSS('background-color', 'rgb(15, 45, 63)', { timeout: 500 })
      }).toPass()
    }
  })
})

test('[F04] mark, choice of a theme and ring of focus are seen on the ground of every template, on light and on dark pages', async ({
  page,
  site,
}) => {
  for (const { id, colors } of footerTemplates) {
    const values = [
      ...[colors.backgroundColor, colors.textColor, colors.linkColor],
      ...[colors.linkHoverColor, colors.borderColor],
    ]
    await changeSite(
      site,
      `insert or replace into footer_colors (factory_id, background_color, text_color, link_color, link_hover_color, border_color)
        select id, ${values.map((color) => `'${color}'`).join(', ')} from factories`,
    )
    await open(page, '/nb/privacy')
    for (const colorScheme of ['light', 'dark'] as const)
      await test.step(`${id}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        const { ground, marks } = await colorsOn(page)
        expect.soft(contrastOf(ground, colors.backgroundColor)).toBe(1)
        expect.soft(marks).toHaveLength(5)
        for (const mark of marks)
          expect.soft(contrastOf(mark, ground), mark).toBeGreaterThanOrEqual(3)
      })
  }
})

const templateNames = [
  ...['Myk blå', 'Varm krem', 'Lavendeldis', 'Frisk mynte', 'Korallsolnedgang', 'Lys himmel'],
  ...['Rosehage', 'Elegant stein', 'Havdyp'],
]
const faint =
  /Vanskelig å lese på denne bakgrunnen: kontrasten er [\d,]+:1, og 4,5:1 er det minste\./u

/** Readers see the new link first, in their language, and no longer the one that was removed. */
async function expectNews(page: Page, removed: string): Promise<void> {
  const shown = page.locator('.site-footer section').first().getByRole('link')
  await page.goto('/en/faq')
  await expect(shown.first()).toHaveText('Nyheter')
  await expect(shown.first()).toHaveAttribute('href', newsAddress)
  await expect(shown.first()).toHaveAttribute('target', '_blank')
  expect(await shown.allTextContents()).not.toContain(removed)
  await page.goto('/ar/faq')
  await expect(shown.first()).toHaveText('أخبارنا')
}

const colorsOf = (id: string): FooterColors => {
  const template = footerTemplates.find((each) => each.id === id)
  if (!template) throw new Error(`no template ${id}`)
  return template.colors
}

/** Somebody else chooses a template. */
async function chooseElsewhere(site: Site, id: string): Promise<void> {
  const call = await anotherAdmin(site, 'owner')
  const { colorsRev } = (await (await call('GET', '/footer')).json()) as { colorsRev: number }
  const chosen = { colors: colorsOf(id), rev: colorsRev }
  expect((await call('PUT', '/footer/colors', chosen)).status).toBe(200)
}

/** What is drawn in the footer and is no text: WCAG 2.2, 1.4.11 asks 3:1 of it. */
const drawn = ['.logo svg', '.theme-toggle svg']

/** The colours of what is drawn, of the ground of the footer, and of the ring where the keyboard is. */
async function colorsOn(page: Page): Promise<{ ground: string; marks: string[] }> {
  return page.locator('.site-footer').evaluate((footer, selectors) => {
    const colorOf = (element: Element) => getComputedStyle(element).color
    const language = footer.querySelector<HTMLElement>('.footer-languages a')
    language?.focus()
    const ring = language ? getComputedStyle(language).outlineColor : ''
    const marks = selectors.flatMap((each) => [...footer.querySelectorAll(each)].map(colorOf))
    return { ground: getComputedStyle(footer).backgroundColor, marks: [...marks, ring] }
  }, drawn)
}

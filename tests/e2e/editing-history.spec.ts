import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing, fieldOf, openText, pencilOf } from '#tests/support/edit-mode.ts'
import { reload } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'

const former =
  '<h2>Our farms</h2><p>Milk from <a href="/farms">the valley</a> each day</p><p><img src="/pictures/aged-farm-cheese-320.webp" alt="A cow"></p>'
const latter =
  '<h3>Our farms</h3><p>Milk from <a href="/about">the valley</a> <strong>each day</strong></p><p><img src="/pictures/aged-farm-cheese-320.webp" alt="Two cows"></p>'

/** Saves a rich text as its editor does, past the field: what is typed there is not what is tested here. */
async function save(page: Page, at: string, value: string, language = 'en'): Promise<void> {
  const saved = await page.evaluate(
    async ([path, words, code]) => {
      const address = `/api/admin/content/texts/${path}`
      const { rev } = (await (await fetch(`${address}?language=${code}`)).json()) as { rev: number }
      const answer = await fetch(address, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ language: code, value: words, rev, type: 'html', as: 'publish' }),
      })
      return answer.status
    },
    [at, value, language] as const,
  )
  expect(saved).toBe(200)
}

async function openHistory(page: Page, name: string, button = 'History') {
  await pencilOf(page, name).press('Enter')
  // It takes the keyboard when it has come.
  await expect(fieldOf(page)).toBeFocused()
  await page.getByRole('button', { name: button }).press('Enter')
  return page.getByRole('dialog')
}

test('[T04] the history of a rich text tells a changed heading, link, picture and bold words', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  await save(page, 'terms/body', former)
  await save(page, 'terms/body', latter)
  await reload(page)
  const drawer = await openHistory(page, 'terms.body')
  const newest = drawer.locator('.edit-versions > li').first()
  await expect(newest).toContainText('Heading 2 → Heading 3')
  await expect(newest).toContainText(/Link to \u2066\/farms\u2069 → Link to \u2066\/about/u)
  await expect(newest).toContainText(
    /Alternative text: \u2068A cow\u2069 → Alternative text: \u2068Two cows/u,
  )
  await expect(newest.locator('ins', { hasText: 'Bold' })).toBeVisible()
  await expect(newest.locator('del').first()).toHaveCSS('text-decoration-line', 'line-through')
  await expect(newest.locator('ins').first()).toHaveCSS('text-decoration-line', 'underline')
})

for (const { code, ...words } of [
  {
    code: 'nb',
    history: 'Historikk',
    compare: 'Sammenlign to versjoner',
    first: 'Første versjon',
    second: 'Andre versjon',
    changed: 'Hva som er endret fra den første til den andre',
    same: 'Begge er like.',
    noDifference: 'Leserne ser ingen forskjell.',
    nothing: 'Ingenting er endret ennå.',
  },
  {
    code: 'ar',
    history: 'السجل',
    compare: 'قارن بين إصدارين',
    first: 'الإصدار الأول',
    second: 'الإصدار الثاني',
    changed: 'ما الذي تغيّر من الأول إلى الثاني',
    same: 'كلاهما متطابق.',
    noDifference: 'لا يرى القرّاء أي فرق.',
    nothing: 'لم يتغير شيء بعد.',
  },
])
  test(`[T04] in ${code} any two versions are compared, by the keyboard too; at first the newest with the one before it; what cannot be read or brought back now is told`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await site.database.execute(`delete from page_content_translations
      where language_code = '${code}' and page_content_id =
        (select id from page_contents where page_slug = 'terms' and content_key = 'lede')`)
    await editing(page, site, `/${code}/terms`)
    const list = (words: string) => `<h2>Fruit</h2><p>${words}</p>`
    const asBefore = list('Two pears').replace('><', '>\n<')
    for (const value of [...['One apple', 'Two apples', 'Two pears'].map(list), asBefore])
      await save(page, 'terms/body', value, code)
    await reload(page)
    const drawer = await openHistory(page, 'terms.body', words.history)
    await expect(drawer.locator('.edit-versions > li').first()).toContainText(words.noDifference)
    await drawer.locator('summary', { hasText: words.compare }).press('Enter')
    const compared = drawer.locator('.edit-compare')
    await expect(compared.getByRole('heading', { name: words.changed })).toBeVisible()
    await expect(compared).toContainText(words.noDifference)
    await compared.getByLabel(words.first).press('ArrowDown')
    await expect(compared.locator('del')).toHaveText('apples')
    await expect(compared.locator('ins')).toHaveText('pears')
    await compared.getByLabel(words.first).press('ArrowDown')
    await expect(compared.locator('del')).toHaveText(['One', 'apple'])
    await expect(compared.locator('ins')).toHaveText(['Two', 'pears'])
    await compared.getByLabel(words.second).selectOption({ index: 3 })
    await expect(compared).toContainText(words.same)

    const back = drawer.getByRole('button', { name: said('Bring back') }).first()
    await page.route('**/terms/body/restore', (route) => route.abort())
    await back.click()
    await expect(drawer.getByRole('alert')).toHaveText(
      said('We cannot reach the server. Nothing was changed. Try again in a moment.'),
    )
    await page.unroute('**/terms/body/restore')
    await back.click()
    await expect(drawer).toBeHidden()
    const spoken = page.getByRole('status').filter({ hasText: said('Brought back.') })
    await expect(spoken).toBeAttached()
    await expect(page.locator('.edit-open')).toHaveCount(0)

    // Nothing is brought back over words that are typed.
    const history = page.getByRole('button', { name: words.history })
    await pencilOf(page, 'terms.body').press('Enter')
    await fieldOf(page).pressSequentially('Pears')
    await history.press('Enter')
    await expect(drawer.locator('.edit-note')).toHaveText(
      said('Save or cancel your changes first.'),
    )
    await expect(back).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await fieldOf(page).press('Escape')
    await expect(page.locator('.edit-open')).toHaveCount(0)

    await page.route('**/terms/lede/history?**', (route) => route.abort())
    const unread = await openHistory(page, 'terms.lede', words.history)
    await expect(unread.getByRole('alert')).toContainText(said('The history could not be read.'))
    await page.unroute('**/terms/lede/history?**')
    await unread.getByRole('button', { name: said('Try again') }).click()
    // Of a text that nobody has written in this language there is none.
    await expect(unread.getByRole('heading', { name: words.nothing })).toBeVisible()
  })

test('[T04] of a long history the newest versions are told first, the older ones when they are asked for', async ({
  page,
  site,
}) => {
  await editing(page, site, '/nb/privacy')
  for (let number = 1; number <= 22; number += 1)
    await save(page, 'privacy/title', `Personvern ${number}`, 'nb')
  await reload(page)
  const drawer = await openHistory(page, 'privacy.title', 'Historikk')
  const versions = drawer.locator('.edit-versions > li')
  await expect(versions).toHaveCount(20)
  await drawer.getByRole('button', { name: 'Vis eldre versjoner' }).press('Enter')
  await expect(versions.nth(20)).toBeFocused()
  await expect(versions).toHaveCount(23)
  await expectNoFaults(page)
})

test('[T04] a conflict of two rich texts shows a changed heading and link', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  await save(page, 'terms/body', former)
  await reload(page)
  const second = await another(page.context())
  await editing(second, site, '/en/terms')
  const mine = await openText(second, 'terms.body')
  await save(page, 'terms/body', latter)
  await mine.press('Control+End')
  await mine.pressSequentially('Mine')
  await mine.press('Control+Enter')
  const dialog = second.getByRole('alertdialog')
  await expect(dialog.locator('.prose h3').first()).toHaveText('Our farms')
  await expect(dialog.locator('.word-difference')).toContainText('Heading 3 → Heading 2')
  await expect(dialog.locator('.word-difference')).toContainText(
    /Link to \u2066\/about\u2069 → Link to \u2066\/farms/u,
  )
  await second.context().close()
})

test('[T04] what changed in the source of a rich text tells its heading', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/terms')
  await save(page, 'terms/body', former, 'nb')
  await save(page, 'terms/body', former)
  await save(page, 'terms/body', latter, 'nb')
  await reload(page)
  await pencilOf(page, 'terms.body').press('Enter')
  const note = page.locator('.edit-note[data-tone="outdated"]')
  await expect(note).toContainText('Heading 2 → Heading 3')
})

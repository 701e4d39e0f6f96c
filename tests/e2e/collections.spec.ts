import type { Page } from '@playwright/test'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, pencilOf, textOf } from '#tests/support/edit-mode.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function openList(page: Page, query: string) {
  await open(page, `/en/admin/collections?${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collections')
}

const rowsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Carry / }) })
const newQuestion = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'Add a question' })

test('a question is added and translated, also where somebody else adds one at the same time; visitors read it at once', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await openList(page, 'collection=questions&language=nb')
  const sheet = newQuestion(page)
  const answer = sheet.getByRole('textbox', { name: 'Answer' })
  const add = sheet.getByRole('button', { name: 'Add', exact: true })

  await test.step('a question is added', async () => {
    await openOnceFetched(page)
    await add.click()
    await expect(sheet.getByText('This cannot be empty.').first()).toBeVisible()
    await sheet.getByLabel('Question').fill('Kan jeg besøke ysteriet?')
    await expect(answer).toHaveAttribute('aria-invalid', 'true')
    await expect(answer).toHaveAccessibleDescription('This cannot be empty.')
    await add.click()
    await expect(answer).toBeFocused()
    await answer.fill('Ja, hver torsdag.')
    await expect(answer).not.toHaveAttribute('aria-invalid')
    await add.click()
    await expect(sheet).toBeHidden()
    await expect(rowsOf(page).last()).toContainText('Kan jeg besøke ysteriet?')
  })

  await test.step('it is translated', async () => {
    await openList(page, 'collection=questions&language=en&open=question.13')
    const item = page.getByRole('complementary').filter({ hasText: 'Kan jeg besøke ysteriet?' })
    await expect(item.getByRole('textbox', { name: 'Answer' })).toBeVisible()
    await item.getByLabel('Question').fill('May I visit the dairy?')
    await item.getByRole('button', { name: 'Save' }).click()
    await expect(rowsOf(page).last()).toContainText('May I visit the dairy?')
  })

  await test.step('two people who add at the same time both add: the second gets the next number', async () => {
    await openList(page, 'collection=questions&language=nb&open=new.question')
    await sheet.getByLabel('Question').fill('Selger dere ost i løs vekt?')
    await answer.fill('Ja, på ysteriet.')
    await addElsewhere(site, 'Tar dere imot skoleklasser?')
    await add.click()
    await expect(sheet).toBeHidden()
    await expect(rowsOf(page).last()).toContainText('Selger dere ost i løs vekt?')
    await expect(rowsOf(page).nth(-2)).toContainText('Tar dere imot skoleklasser?')
  })

  await test.step('visitors read them at once', async () => {
    await context.clearCookies()
    await page.goto('/nb/faq')
    await expect(page.locator('summary').last()).toHaveText('Selger dere ost i løs vekt?')
    await page.goto('/en/faq')
    await expect(page.locator('summary').filter({ hasText: 'visit the dairy?' })).toHaveCount(1)
  })
})

test('a person is moved, hidden, removed and brought back; visitors read what is left in its order, and the certificates on their page', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await openList(page, 'collection=team&language=nb')
  const rows = rowsOf(page)
  await page.getByRole('button', { name: 'Move Trygve Sandvoll up' }).click()
  await expect(rows.nth(4)).toContainText('Trygve Sandvoll')
  await page.getByRole('button', { name: 'Hide Samira Haddad' }).click()
  await expect(rows.nth(2)).toContainText('Hidden')
  await page.getByRole('button', { name: 'Remove Jakub Wrona' }).click()
  await expect(rows).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Carry Trygve Sandvoll' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(6)
  await page.getByRole('button', { name: 'Remove Oddvar Myklestad' }).click()
  await expect(rows).toHaveCount(5)

  await context.clearCookies()
  await page.goto('/nb/about')
  await expect(page.locator('.person h3')).toHaveText([
    'Ragnhild Tveitnes',
    'Jakub Wrona',
    'Trygve Sandvoll',
    'Olena Kovalchuk',
  ])
  await page.goto('/ar/quality')
  await expect(page.locator('.certificate')).toHaveCount(3)
  await expect(page.locator('.certificate time').first()).toHaveAttribute('datetime', '2028-03-31')
})

const lettersOf = {
  '/ar/admin/collections?collection=locations&language=ar&open=place.1': [
    'street',
    'city',
    'phone',
  ],
  '/ar/admin/translations?language=ar&q=5059': ['textarea'],
  '/ar/admin/people?open=new': ['email', 'name'],
  '/ar/admin/settings?group=company': ['address', 'phone', 'email', 'orgNo'],
  '/ar/admin/languages?open=new': ['code', 'name', 'nativeName'],
  '/ar/account/profile': ['name', 'phone'],
}

test('what is written in Latin letters is not turned round in a language that is read from the right', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  const turned: string[] = []
  for (const [path, names] of Object.entries(lettersOf)) {
    await open(page, path)
    for (const name of names) {
      const field = page.locator(`main :is([name="${name}"], ${name})`).first()
      await field.fill('5059 Bergen')
      if ((await field.evaluate((input) => getComputedStyle(input).direction)) !== 'ltr')
        turned.push(`${path} ${name}`)
    }
  }
  expect(turned).toEqual([])
})

test('[T01] what is the same in every language is offered in the default one alone, where it is written', async ({
  page,
  site,
}) => {
  await editing(page, site, '/nb/quality')
  await expect(pencilOf(page, 'quality.certificate.1.validUntil')).toBeAttached()
  await open(page, '/ar/quality')
  await expect(pencilOf(page, 'quality.certificate.1.name')).toBeAttached()
  await expect(pencilOf(page, 'quality.certificate.1.validUntil')).toHaveCount(0)
  await textOf(page, 'quality.certificate.1.validUntil').dblclick()
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await page.locator('.edit-bar-counts').click()
  const rows = page.locator('.edit-texts strong')
  await expect(rows.filter({ hasText: 'شهادة 1 · الاسم' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'شهادة 1 · صالحة حتى' })).toHaveCount(0)
})

/** Opens the form of a new question: what cannot be fetched comes with its looks when it is asked for again. */
async function openOnceFetched(page: Page): Promise<void> {
  const ofTexts = /\/assets\/(?:html-field|editing)-[\w-]+\.(?:js|css)$/u
  await page.route(ofTexts, (route) => route.abort())
  await page.getByRole('link', { name: 'Add a question' }).click()
  const sheet = newQuestion(page)
  await expect(sheet.locator('.not-fetched')).toBeVisible()
  await page.unroute(ofTexts)
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByRole('textbox', { name: 'Answer' })).toBeFocused()
  await expect(sheet.getByRole('toolbar')).toHaveCSS('display', 'flex')
}

/** Somebody else adds a question under the next number. */
async function addElsewhere(site: Site, question: string): Promise<void> {
  const call = await anotherAdmin(site, 'editor')
  const list = (await (await call('GET', '/collections/questions?language=nb')).json()) as {
    nextNumbers: { question: number }
  }
  const taken = `/collections/questions/items/question.${list.nextNumbers.question}`
  const texts = [
    { field: 'title', value: question, rev: 0 },
    { field: 'body', value: '<p>Ja, om våren.</p>', rev: 0 },
  ]
  expect((await call('PUT', taken, { language: 'nb', texts })).status).toBe(200)
}

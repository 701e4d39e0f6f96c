import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import {
  another,
  editing,
  expectFootClearOf,
  openText,
  pencilOf,
  publicText,
  textOf,
  turnOn,
} from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { newPerson } from '#tests/support/people.ts'
import { sayingsIn } from '#tests/support/said.ts'

const beatMs = 10_000

const languages = [
  {
    code: 'nb',
    changed: 'Noen andre har endret denne teksten',
    twoClashes: '2 steder endret dere begge de samme ordene: dine står der nå.',
    both: 'Begge i én',
    merge: 'Lagre den samlede',
    own: 'Du har endret denne teksten i et annet vindu',
    ofOther: 'Lagret i det andre vinduet',
    ofThis: 'Skrevet her, med det som skiller',
    oneClash: 'Ett sted har begge vinduene endret de samme ordene: dette vinduets ord står der nå.',
    takeOther: 'Ta den andre',
    keepThis: 'Behold denne',
    people: /deres|noen andre|dere begge/iu,
    here: 'Også her:',
    edits: '\u2068Kari Prøve\u2069 redigerer nå',
    twoEdit: '\u2068Ola Første\u2069 og \u2068Zahra\u2069 redigerer nå',
    twoHere: '\u2068Kari Prøve\u2069 og \u2068Zahra\u2069 redigerer også denne teksten.',
    title: 'Tittel',
  },
  {
    code: 'ar',
    changed: 'غيّر شخص آخر هذا النص',
    twoClashes: 'في موضعين غيّرتما الكلمات نفسها: كلماتك هي الموجودة الآن.',
    both: 'النصّان في نص واحد',
    merge: 'حفظ النص المدمج',
    own: 'غيّرتَ هذا النص في نافذة أخرى',
    ofOther: 'ما حُفظ في النافذة الأخرى',
    ofThis: 'ما كُتب هنا، مع ما يختلف',
    oneClash: 'في موضع واحد غيّرت النافذتان الكلمات نفسها: كلمات هذه النافذة هي الموجودة الآن.',
    takeOther: 'خذ الأخرى',
    keepThis: 'أبقِ هذه',
    people: /شخص آخر|غيّرتما|نسختهم/u,
    here: 'هنا أيضًا:',
    edits: '\u2068Kari Prøve\u2069 يحرّر الآن',
    twoEdit: '\u2068Ola Første\u2069 و\u2068Zahra\u2069 يحرّران الآن',
    twoHere: '\u2068Kari Prøve\u2069 و\u2068Zahra\u2069 يحرّران هذا النص أيضًا.',
    title: 'العنوان المعروض',
  },
]

for (const { code, ...words } of languages)
  test(`[T04] in ${code} two people on one text: each sees the other, the second is told, and both changes meet`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    const path = `/${code}/locations`
    await editing(page, site, path)
    const second = await another(page.context())
    await editing(second, site, path)
    const first = await openText(page, 'locations.lede')
    const base = await first.inputValue()
    const middle = base.split(' ').slice(1, -1).join(' ')
    const theirs = await openText(second, 'locations.lede')
    // Where the first one's word crossed the second's, the next one in 10 s tells.
    await expect(second.locator('.edit-others')).toContainText('Kari Prøve', { timeout: 30_000 })
    await first.fill(`1 ${middle} 1 Brie`)
    await first.press('Enter')
    await expect(textOf(page, 'locations.lede')).toHaveText(`1 ${middle} 1 Brie`)

    await theirs.fill(`2 ${middle} 2`)
    await theirs.press('Enter')
    const dialog = second.getByRole('alertdialog')
    await expect(dialog).toContainText(words.changed)
    await expect(dialog).toContainText(words.twoClashes)
    await expect(dialog.locator('.edit-words')).toHaveText(`1 ${middle} 1 Brie`)
    await expect(dialog.locator('ins').first()).toContainText('2')
    await expect(dialog.getByLabel(words.both)).toHaveValue(`2 ${middle} 2`)
    await expect(second.locator('.edit-told')).toHaveText(
      said('Someone else changed this while you were editing. Compare and choose.'),
    )
    await dialog.getByRole('button', { name: words.merge }).click()
    await expect(textOf(second, 'locations.lede')).toHaveText(`2 ${middle} 2`)
    await reload(page)
    await expect(textOf(page, 'locations.lede')).toHaveText(`2 ${middle} 2`)
    await second.context().close()
  })

for (const { code, ...words } of languages)
  test(`[T04] in ${code} two people see each other on the page and at the text that one has open, before they open the same one and in it, until they close it or go`, async ({
    page,
    site,
  }) => {
    const path = `/${code}/locations`
    await page.clock.install()
    // Those of the tests before fade in half a minute.
    await site.database.execute('delete from editor_presence')
    await editing(page, site, path)
    await site.database.execute(`update users set name = 'Ola Første' where name = 'Kari Prøve'`)
    const second = await another(page.context())
    await second.clock.install()
    await editing(second, site, path)
    const othersOn = (where: Page) => where.locator('.edit-bar-others')
    await expect(othersOn(second)).toHaveText(`${words.here} Ola Første`)
    await expectFootClearOf(second, othersOn(second))
    const isTold = second.waitForResponse('**/content/presence')
    await openText(second, 'locations.title')
    await isTold
    // The next beat of whoever was there first, in 10 s, tells.
    const mark = page.locator('.edit-mark', { has: pencilOf(page, 'locations.title') })
    await passUntil(page, mark.getByText(words.edits), beatMs)
    await expect(mark).toHaveAttribute('data-tone', 'taken')
    await expect(othersOn(page)).toHaveText(`${words.here} Kari Prøve · ${words.title}`)

    await openText(page, 'locations.title')
    await expect(page.locator('.edit-others')).toContainText('Kari Prøve')
    const told = second.locator('.edit-others').getByText('Ola Første')
    await passUntil(second, told, beatMs)
    const third = await newPerson(site.database)
    await site.database.batch([
      { sql: `update users set name = 'Zahra' where id = ?`, args: [third.id] },
      {
        sql: `insert into editor_presence (factory_id, user_id, window_id, page_slug, content_key, language_code, at)
          select factory_id, id, id, 'locations', 'title', ?, 9e15 from users where id = ?`,
        args: [code, third.id],
      },
    ])
    await passUntil(page, page.locator('.edit-others').getByText(words.twoHere), beatMs)

    const here = async () =>
      (
        await site.database.execute(
          'select name, content_key from editor_presence join users on id = user_id order by name',
        )
      ).rows
    await second.keyboard.press('Escape')
    await expect(second.locator('.edit-open')).toHaveCount(0)
    const theirs = second.locator('.edit-mark', { has: pencilOf(second, 'locations.title') })
    await passUntil(second, theirs.getByText(words.twoEdit), beatMs)
    await site.database.execute({
      sql: 'delete from editor_presence where user_id = ?',
      args: [third.id],
    })
    const ola = { name: 'Ola Første', content_key: 'title' }
    await expect.poll(here).toMatchObject([{ name: 'Kari Prøve', content_key: null }, ola])
    await passUntil(page, othersOn(page).locator('p', { hasText: /Kari Prøve$/u }), beatMs)
    await expect(othersOn(page)).toHaveText(`${words.here} Kari Prøve`)
    await expect(page.locator('.edit-others')).toHaveCount(0)
    await second.getByRole('switch').click()
    await expect.poll(here).toMatchObject([ola])
    // A word that is still on its way is taken back, too.
    const arrives = await holdCalls(page, '**/content/presence')
    const isTelling = page.waitForRequest('**/content/presence')
    await page.keyboard.press('Escape')
    await isTelling
    const isOff = page.waitForResponse('**/api/shell*')
    await page.getByRole('switch').click()
    await isOff
    arrives()
    await expect.poll(here).toEqual([])
    await second.context().close()
  })

for (const { code, ...words } of languages)
  test(`[T04] in ${code} whoever meets their own words from another window is told that these are their own`, async ({
    page,
    site,
  }) => {
    const said = await sayingsIn(code)
    await editing(page, site, `/${code}/farms`)
    const second = await page.context().newPage()
    await open(second, `${site.url}/${code}/farms`)
    await turnOn(second)
    const later = await openText(second, 'farms.title')
    const first = await openText(page, 'farms.title')
    await first.fill('Brie')
    await first.press('Enter')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await later.fill('Rug')
    await later.press('Enter')
    const dialog = second.getByRole('alertdialog', { name: words.own })
    for (const line of [words.ofOther, words.ofThis, words.oneClash])
      await expect(dialog).toContainText(line)
    await expect(dialog).not.toContainText(words.people)
    await expect(second.locator('.edit-told')).toHaveText(
      said('You changed this text in another window. Compare and choose.'),
    )
    await expect(dialog.getByRole('button', { name: words.takeOther })).toBeEnabled()
    await dialog.getByRole('button', { name: words.keepThis }).click()
    await expect(textOf(second, 'farms.title')).toHaveText('Rug')
  })

test('[T04] of two texts mine is kept, or theirs is taken, as the second person says', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/support')
  const second = await another(page.context())
  await editing(second, site, '/en/support')
  for (const [choice, left] of [
    ['Keep mine', 'Second'],
    ['Take theirs', 'First again'],
  ] as const) {
    const mine = await openText(second, 'support.title')
    const theirs = await openText(page, 'support.title')
    await theirs.fill(choice === 'Keep mine' ? 'First' : 'First again')
    await theirs.press('Enter')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await mine.fill(choice === 'Keep mine' ? 'Second' : 'Second again')
    await mine.press('Enter')
    await second.getByRole('alertdialog').getByRole('button', { name: choice }).click()
    await expect(second.locator('.edit-open')).toHaveCount(0)
    await expect(textOf(second, 'support.title')).toHaveText(left)
    await reload(page)
    await expect(textOf(page, 'support.title')).toHaveText(left)
  }
  await second.context().close()
})

test('[T04] a draft that meets a newer text stays a draft, whatever is chosen', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/contact')
  const second = await another(page.context())
  await editing(second, site, '/en/contact')
  const mine = await openText(second, 'contact.title')
  const theirs = await openText(page, 'contact.title')
  await theirs.fill('Published by the first')
  await theirs.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await mine.fill('Half a thought')
  await second.getByRole('button', { name: 'Save as draft' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Keep mine' }).click()
  await expect(second.locator('.edit-open')).toHaveCount(0)
  await expect(second.getByRole('button', { name: 'Publish 1' })).toBeVisible()
  await publicText(page, `${site.url}/en/contact`, 'Published by the first')
  await second.context().close()
})

test('[T04] a translation whose source is changed while it is written is outdated once it is saved', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/quality')
  const mark = page.locator('.edit-mark', { has: pencilOf(page, 'quality.title') })
  const field = await openText(page, 'quality.title')
  await site.database
    .execute(`update page_content_translations set content_value = 'Nye ord', rev = rev + 1
    where language_code = 'nb' and page_content_id =
      (select id from page_contents where page_slug = 'quality' and content_key = 'title')`)
  await field.fill('Words for the old ones')
  await field.press('Enter')
  await expect(textOf(page, 'quality.title')).toHaveText('Words for the old ones')
  await expect(mark).toHaveAttribute('data-tone', 'outdated')
  await openText(page, 'quality.title')
  await expect(page.locator('.edit-note ins').first()).toContainText('Nye')
})

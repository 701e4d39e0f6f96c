import type { Locator, Page } from '@playwright/test'
import { addSection } from '#tests/support/add-section.ts'
import { expect, test } from '#tests/support/browser.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import {
  another,
  doubleClick,
  editing,
  expectFootClearOf,
  fieldOf,
  openText,
  pencilOf,
  publicText,
  textOf,
  turnOn,
} from '#tests/support/edit-mode.ts'
import { chooseMore, closed, told, write, writeDraft } from '#tests/support/edited-texts.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import {
  address,
  dialog as form,
  field as formField,
  owner,
  penOf,
  save,
} from '#tests/support/inplace-settings.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { loseAnswer } from '#tests/support/lost-answers.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { newPerson } from '#tests/support/people.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { former, latter, saveVersion } from '#tests/support/text-versions.ts'

// As wide as the whole bar needs.
test.use({ viewport: { width: 1440, height: 900 } })

const beatMs = 10_000
const unreached = 'We cannot reach the server. Nothing was changed. Try again in a moment.'
const viewAddress = '**/api/admin/content/view'

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
const bar = (page: Page) => page.locator('.edit-bar')
const counts = (page: Page) => page.locator('.edit-bar-counts')
const othersOn = (page: Page) => page.locator('.edit-bar-others')
const spoken = (page: Page, message: string) =>
  page.getByRole('status').filter({ hasText: message })

test('[T04] a draft is seen by editors alone, is counted, is not on the page while Edit Mode is off, and is published with the others of its page', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/faq')
  const title = textOf(page, 'faq.title')
  const before = await title.innerText()
  await test.step('what is kept is told and counted', async () => {
    await expect(counts(page)).toContainText('No drafts here')
    await writeDraft(page, 'faq.title', 'Brie 1')
    await expect(spoken(page, 'Kept for later.')).toBeAttached()
    await writeDraft(page, 'faq.lede', 'Brie 2')
    await expect(counts(page)).toContainText('2 drafts here')
    await expect(pencilOf(page, 'faq.title')).toHaveAccessibleName('Edit: Title · draft')
  })
  await test.step('off, the page shows what visitors see', async () => {
    await (await openText(page, 'faq.title')).fill('Never')
    await page.getByRole('switch').click()
    await button(page, 'Leave without saving').click()
    await expect(title).toHaveText(before)
    await turnOn(page)
    await expect(title).toHaveText('Brie 1')
  })
  await test.step('a visitor sees it once it is published, which can be tried again', async () => {
    const visitor = await another(page.context())
    await open(visitor, `${site.url}/en/faq`)
    await expect(textOf(visitor, 'faq.title')).toHaveText(before)
    await visitor.context().close()
    await page.route('**/api/admin/content/**', (route) => route.abort())
    await button(page, 'Publish 2').click()
    await expect(
      page.getByText('We cannot reach the server. Nothing was published. Try again in a moment.'),
    ).toBeVisible()
    await page.unroute('**/api/admin/content/**')
    await button(page, 'Publish 2').click()
    await expect(counts(page)).toContainText('No drafts here')
    await expect(spoken(page, 'Published.')).toBeAttached()
    await publicText(page, '/en/faq', 'Brie 1')
    await publicText(page, '/en/faq', 'Brie 2')
  })
})

test('[T04] a draft is thrown away, a text taken down and brought back, a preview link made and ended', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/returns')
  const title = textOf(page, 'returns.title')
  const before = (await title.textContent()) ?? ''
  const dialog = page.getByRole('dialog')
  await writeDraft(page, 'returns.title', 'Brie')

  await test.step('a draft stays where it could not be thrown away', async () => {
    const field = await openText(page, 'returns.title')
    await page.route('**/returns/title/draft?**', (route) => route.abort())
    await chooseMore(page, 'Throw the draft away')
    await expect(page.locator('.edit-told')).toHaveText(unreached)
    await expect(field).toHaveValue('Brie')
    await page.unroute('**/returns/title/draft?**')
    await chooseMore(page, 'Throw the draft away')
    await expect(title).toHaveText(before)
    await expect(spoken(page, 'The draft is gone.')).toBeAttached()
  })
  await test.step('a text is taken down, brought back, and its history tells so', async () => {
    await openText(page, 'returns.title')
    await chooseMore(page, 'Take the text down')
    await expect(title).not.toHaveText(before)
    await expect(spoken(page, 'The text is taken down.')).toBeAttached()
    await button(bar(page), 'Undo').click()
    await expect(title).toHaveText(before)
    const field = await openText(page, 'returns.title')
    await button(page.locator('.edit-foot'), 'History').click()
    await expect(dialog.locator('.badge').getByText('Taken down')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await field.press('Escape')
  })
  await test.step('a preview link is made and ended, and what fails of it is told', async () => {
    await page.route('**/api/admin/content/previews', (route) => route.abort())
    await page.locator('.edit-bar-preview').click()
    const unread = dialog.getByText('The links that were made before could not be read.')
    await expect(unread).toBeVisible()
    await page.unroute('**/api/admin/content/previews')
    await page.context().setOffline(true)
    await button(dialog, 'Make a link').click()
    await expect(dialog.getByText('No link could be made.')).toBeVisible()
    // With the connection the list is read again: the answer is from before the link is made, and comes after.
    const isMade = Promise.withResolvers<void>()
    await page.route('**/api/admin/content/previews', async (route) => {
      const response = await route.fetch()
      if (route.request().method() === 'GET') await isMade.promise
      // It may have been given up meanwhile.
      await route.fulfill({ response }).catch(() => {})
    })
    await page.context().setOffline(false)
    await button(dialog, 'Make a link').click()
    const url = await dialog.getByRole('textbox', { name: 'Preview link' }).inputValue()
    isMade.resolve()
    await expect(unread).toHaveCount(0)
    await page.unroute('**/api/admin/content/previews')
    expect((await page.request.get(url)).status()).toBe(200)
    await page.route('**/api/admin/content/previews/*', (route) => route.abort())
    const end = dialog.getByRole('button', { name: /^End the link that was made on /u })
    await end.click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'The link could not be ended: it still opens the page.',
    )
    await page.unroute('**/api/admin/content/previews/*')
    await end.click()
    await expect(dialog.getByRole('listitem')).toHaveCount(0)
    expect((await page.request.get(url)).status()).not.toBe(200)
  })
})

test('[T01] [T04] a page that is loaded again has the words that were being typed, also those for search engines, which are edited from the bar', async ({
  page,
  site,
}) => {
  page.on('dialog', (asked) => void asked.accept())
  await editing(page, site, '/en/farms')
  await (await openText(page, 'farms.title')).fill('<bread> is half a sentence')
  await reload(page)
  await expect(fieldOf(page)).toHaveValue('<bread> is half a sentence')
  await fieldOf(page).press('Escape')
  await closed(page)

  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('textbox', { name: 'Title for search engines' })
  await bar(page).getByRole('button', { name: 'More' }).click()
  const entry = page.getByRole('menuitem', { name: 'Search engines' })
  // Off until the saved texts have been read.
  await expect(entry).not.toHaveAttribute('aria-disabled', 'true')
  await entry.click()
  await title.fill('Half a title')
  await page.keyboard.press('Tab')
  await reload(page)
  await expect(title).toHaveValue('Half a title')
  await title.fill('Who makes it')
  await title.press('Enter')
  await expect(button(dialog, 'Save').first()).toBeDisabled()
  await expect(page).toHaveTitle(/^Who makes it/u)
})

const ways = [
  {
    name: 'goes to another page',
    leave: async (page: Page) => page.locator('.site-footer a[href="/en/privacy"]').first().click(),
    hasLeft: async (page: Page) => expect(page).toHaveURL(/\/en\/privacy$/u),
  },
  {
    name: 'leaves Edit Mode',
    leave: async (page: Page) => page.getByRole('switch').click(),
    hasLeft: async (page: Page) => expect(bar(page)).toHaveCount(0),
  },
]

test('[T01] [T04] who leaves with unsaved words is asked first; while they are being saved one goes on by oneself, and stays where that fails', async ({
  page,
  site,
}) => {
  const asked = page.getByRole('alertdialog')
  await editing(page, site, '/en/cookies', owner)
  await test.step('with unsaved words', async () => {
    const field = await openText(page, 'cookies.title')
    await field.fill('Brie')
    const link = page.locator('.site-header a[href$="/shop"]').first()
    await link.click()
    await expect(asked).toHaveAccessibleName('Your changes are not saved')
    await expect(asked).toContainText(
      'The text that is open has changes. Save it first, or leave them behind.',
    )
    await button(asked, 'Keep editing').click()
    await expect(page).toHaveURL(/\/cookies$/u)
    await expect(field).toHaveValue('Brie')
    await page.getByRole('switch').click()
    await expect(asked).toBeVisible()
    await button(asked, 'Keep editing').click()
    // Its buttons can still be pressed while it fades.
    await expect(asked).toHaveCount(0)
    await link.click()
    await button(asked, 'Leave without saving').click()
    await expect(page).toHaveURL(/\/shop$/u)
  })
  for (const { name, leave, hasLeft } of ways)
    await test.step(`who ${name} while they are being saved`, async () => {
      const words = `Saved by who ${name}`
      await open(page, '/en/cookies')
      await bar(page).getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Follow links' }).click()
      const field = await openText(page, 'cookies.title')
      await field.fill(words)
      for (const outcome of ['lost', 'saved'] as const) {
        const come = await holdSave(page, outcome)
        await field.press('Enter')
        await come.isSent
        await leave(page)
        await expect(asked).toHaveCount(0)
        come.resolve()
        if (outcome === 'saved') break
        await expect(page.locator('.edit-told')).toBeVisible()
        await expect(asked).toHaveCount(0)
        await expect(page).toHaveURL(/\/en\/cookies$/u)
        await expect(field).toHaveValue(words)
        await page.unroute(savesOfCookies)
      }
      await hasLeft(page)
      await expect(asked).toHaveCount(0)
      await page.unroute(savesOfCookies)
      const texts = await page.request.get(
        `${site.url}/api/admin/content/texts?page=cookies&language=en`,
      )
      expect(await texts.text()).toContain(words)
    })
})

test('[T01] whoever may no longer save is told that their words are kept, can copy them, is shown them later and throws them away themself', async ({
  page,
  site,
}) => {
  const words = '<bread> is half a sentence'
  page.on('dialog', (asked) => void asked.accept())
  await editing(page, site, '/en/about')
  const field = await openText(page, 'about.title')
  await field.fill(words)
  await site.database.execute(`update admins set role = 'viewer' where role = 'editor'`)
  await field.press('Enter')
  await expect(page.locator('.edit-told')).toHaveText(
    'You may no longer save here. Your text is kept: copy it from the field, and ask an owner to give you access again.',
  )
  await expect(field).toHaveValue(words)
  await expect(field).toBeEditable()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await field.press('Control+a')
  await expect(field).toHaveValue(words)
  await reload(page)
  await expectWordsLeft(page, words)

  await test.step('who is a customer now, and has not tried to save', async () => {
    // In a tab that does not edit yet.
    const tab = await page.context().newPage()
    tab.on('dialog', (asked) => void asked.accept())
    await editing(tab, site, '/en/about')
    await (await openText(tab, 'about.title')).fill(words)
    await site.database.execute(`update admins set is_active = 0 where role = 'editor'`)
    await reload(tab)
    await expectWordsLeft(tab, words)
  })
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

  test('[T01] [T04] [T05] an open text and a form keep their words and say so, and a step that could not be taken back is taken back later', async ({
    page,
  }) => {
    await editing(page, site, '/en/about', owner)
    const title = textOf(page, 'about.title')
    const before = await title.innerText()
    await test.step('a text', async () => {
      const field = await openText(page, 'about.title')
      await field.fill('Written in a storm')
      proxy.mode = 'down'
      await field.press('Enter')
      await expect(page.locator('.edit-told')).toHaveText(
        'We cannot reach the server right now. Nothing was lost; try again in a moment.',
      )
      await expect(field).toHaveValue('Written in a storm')
      proxy.mode = 'pass'
      await page.locator('.edit-actions .btn-primary').click()
      await closed(page)
      await expect(title).toHaveText('Written in a storm')
    })
    await test.step('a form, in another language', async () => {
      await open(page, `${site.url}/nb/about`)
      await penOf(page, 'company').press('Enter')
      await formField(page, 'address').fill('Stormveien 1')
      proxy.mode = 'down'
      await save(page).click()
      await expect(form(page).locator('.form-message')).toHaveText(
        'Vi får ikke kontakt med tjeneren akkurat nå. Ingenting er gått tapt. Prøv igjen om litt.',
      )
      await expect(formField(page, 'address')).toHaveValue('Stormveien 1')
      proxy.mode = 'pass'
      await save(page).click()
      await expect(address(page)).toContainText('Stormveien 1')
    })
    await test.step('a step of one row, whatever language it was made in', async () => {
      await open(page, `${site.url}/en/about`)
      const undo = button(bar(page), 'Undo')
      proxy.mode = 'down'
      await undo.click()
      await expect(
        page.getByText('That could not be saved. Nothing was changed.').first(),
      ).toBeVisible()
      await expect(address(page)).toContainText('Stormveien 1')
      proxy.mode = 'pass'
      await undo.click()
      await expect(address(page)).not.toContainText('Stormveien 1')
      await undo.click()
      await expect(title).toHaveText(before)
      await expect(undo).toBeDisabled()
    })
  })
})

const lede = '**/api/admin/content/texts/shipping/lede'

test('[T04] what is done with a text is told as done where the answer is lost on its way', async ({
  page,
  site,
}) => {
  const name = 'shipping.lede'
  await editing(page, site, '/en/shipping', owner)
  await test.step('a text that is saved', () =>
    expectToldAsDone(page, { call: lede, method: 'PUT' }, () =>
      write(page, name, 'Saved, and not heard of'),
    ))
  await test.step('a text that is taken down', () =>
    expectToldAsDone(page, { call: `${lede}/unpublish`, method: 'POST' }, async () => {
      await openText(page, name)
      await chooseMore(page, 'Take the text down')
      await closed(page)
    }))
  await test.step('a step that is taken back', async () => {
    await write(page, name, 'What stood there')
    await write(page, name, 'To be taken back')
    await expectToldAsDone(page, { call: lede, method: 'PUT' }, async () => {
      await button(page, 'Undo').click()
      await expect(textOf(page, name)).toHaveText('What stood there')
    })
  })
  await test.step('a draft that is thrown away', async () => {
    await writeDraft(page, name, 'A draft of it')
    await expectToldAsDone(page, { call: `${lede}/draft?*`, method: 'DELETE' }, async () => {
      await openText(page, name)
      await chooseMore(page, 'Throw the draft away')
      await closed(page)
    })
  })
  await test.step('all drafts that are published', async () => {
    await writeDraft(page, name, 'Another draft of it')
    const publish = { call: '**/api/admin/content/drafts/publish', method: 'POST' }
    await expectToldAsDone(page, publish, async () => {
      await button(page, 'Publish 1').click()
      await expect(button(page, 'Publish')).toBeDisabled()
    })
  })
})

test('[T04] sections and a preview link are told as done where the answer is lost on its way', async ({
  page,
  site,
}) => {
  const saveSections = { call: '**/api/admin/content/sections/*', method: 'PUT' }
  await editing(page, site, '/en/shipping', owner)
  await test.step('a section that is added', () =>
    expectToldAsDone(page, saveSections, () => addSection(page, 'Steps')))
  await test.step('a section that is removed', async () => {
    await addSection(page, 'Questions')
    const tools = page.getByRole('group', { name: 'Questions', exact: true })
    await expectToldAsDone(page, saveSections, async () => {
      await button(tools, 'Remove').click()
      await expect(tools).toHaveCount(0)
    })
  })
  await test.step('a preview link', () =>
    expectToldAsDone(page, { call: '**/api/admin/content/previews', method: 'POST' }, async () => {
      await button(page, 'Preview link').click()
      await button(page.getByRole('dialog'), 'Make a link').click()
      await expect(button(page.getByRole('dialog'), 'Copy')).toBeVisible()
      await page.keyboard.press('Escape')
    }))
})

test('[T04] of two people on one text the second is told and chooses: both changes in one, their own words, or the other’s', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/locations')
  const second = await another(page.context())
  await editing(second, site, '/en/locations')
  const dialog = second.getByRole('alertdialog', { name: 'Somebody else changed this text' })

  await test.step('both changes meet', async () => {
    const theirs = await openText(second, 'locations.lede')
    const middle = (await theirs.inputValue()).split(' ').slice(1, -1).join(' ')
    await write(page, 'locations.lede', `1 ${middle} 1 Brie`)
    await theirs.fill(`2 ${middle} 2`)
    await theirs.press('Enter')
    await expect(second.locator('.edit-told')).toHaveText(
      'Someone else changed this while you were editing. Compare and choose.',
    )
    await expect(dialog).toContainText(
      'In 2 places you both changed the same words: yours stand there now.',
    )
    for (const name of ['Theirs, saved meanwhile', 'Yours, with what differs from theirs'])
      await expect(dialog.getByRole('heading', { name })).toBeVisible()
    await expect(dialog.locator('.edit-words')).toHaveText(`1 ${middle} 1 Brie`)
    await expect(dialog.locator('ins').first()).toContainText('2')
    await expect(dialog.getByLabel('Both in one')).toHaveValue(`2 ${middle} 2`)
    for (const choice of ['Take theirs', 'Keep mine', 'Save merged'])
      await expect(button(dialog, choice)).toBeEnabled()
    await button(dialog, 'Save merged').click()
    await expect(textOf(second, 'locations.lede')).toHaveText(`2 ${middle} 2`)
    await reload(page)
    await expect(textOf(page, 'locations.lede')).toHaveText(`2 ${middle} 2`)
  })
  for (const [choice, theirs, mine, left] of [
    ['Keep mine', 'First', 'Second', 'Second'],
    ['Take theirs', 'First again', 'Second again', 'First again'],
  ] as const)
    await test.step(choice, async () => {
      const field = await openText(second, 'locations.title')
      await write(page, 'locations.title', theirs)
      await field.fill(mine)
      await field.press('Enter')
      await button(dialog, choice).click()
      await closed(second)
      await expect(textOf(second, 'locations.title')).toHaveText(left)
      await reload(page)
      await expect(textOf(page, 'locations.title')).toHaveText(left)
    })
  await second.context().close()
})

test('[T04] a draft that meets a newer text stays a draft, whatever is chosen; of two rich texts a changed heading and link are told', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/contact')
  const second = await another(page.context())
  await editing(second, site, '/en/contact')
  const dialog = second.getByRole('alertdialog')
  await test.step('a draft', async () => {
    const mine = await openText(second, 'contact.title')
    await write(page, 'contact.title', 'Published by the first')
    await mine.fill('Half a thought')
    await button(second, 'Save as draft').click()
    await button(dialog, 'Keep mine').click()
    await closed(second)
    await expect(button(second, 'Publish 1')).toBeVisible()
    await publicText(page, `${site.url}/en/contact`, 'Published by the first')
  })
  await test.step('a rich text', async () => {
    await saveVersion(page, 'terms/body', former)
    await open(second, `${site.url}/en/terms`)
    const mine = await openText(second, 'terms.body')
    await saveVersion(page, 'terms/body', latter)
    await mine.press('Control+End')
    await mine.pressSequentially('Mine')
    await mine.press('Control+Enter')
    await expect(dialog.locator('.prose h3').first()).toHaveText('Our farms')
    await expect(dialog.locator('.word-difference')).toContainText('Heading 3 → Heading 2')
    await expect(dialog.locator('.word-difference')).toContainText(
      /Link to \u2066\/about\u2069 → Link to \u2066\/farms/u,
    )
  })
  await second.context().close()
})

test('[T04] two people see each other on the page and at the text that one has open, before they open the same one and in it, until they close it or go', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await editing(page, site, '/nb/locations')
  await site.database.execute(`update users set name = 'Ola Første' where name = 'Kari Prøve'`)
  const second = await another(page.context())
  await second.clock.install()
  await editing(second, site, '/nb/locations')
  await expect(othersOn(second)).toHaveText('Også her: Ola Første')
  await expectFootClearOf(second, othersOn(second))
  const isTold = second.waitForResponse('**/content/presence')
  await openText(second, 'locations.title')
  await isTold
  // The next beat of whoever was there first, in 10 s, tells.
  const mark = page.locator('.edit-mark', { has: pencilOf(page, 'locations.title') })
  await passUntil(page, mark.getByText('\u2068Kari Prøve\u2069 redigerer nå'), beatMs)
  await expect(mark).toHaveAttribute('data-tone', 'taken')
  await expect(othersOn(page)).toHaveText('Også her: Kari Prøve · Tittel')

  await openText(page, 'locations.title')
  await expect(page.locator('.edit-others')).toContainText('Kari Prøve')
  await passUntil(second, second.locator('.edit-others').getByText('Ola Første'), beatMs)
  const third = await newPerson(site.database)
  await site.database.batch([
    { sql: `update users set name = 'Zahra' where id = ?`, args: [third.id] },
    {
      sql: `insert into editor_presence (factory_id, user_id, window_id, page_slug, content_key, language_code, at)
        select factory_id, id, id, 'locations', 'title', 'nb', 9e15 from users where id = ?`,
      args: [third.id],
    },
  ])
  const three = '\u2068Kari Prøve\u2069 og \u2068Zahra\u2069 redigerer også denne teksten.'
  await passUntil(page, page.locator('.edit-others').getByText(three), beatMs)

  const here = async () =>
    (
      await site.database.execute(
        'select name, content_key from editor_presence join users on id = user_id order by name',
      )
    ).rows
  await second.keyboard.press('Escape')
  await closed(second)
  const theirs = second.locator('.edit-mark', { has: pencilOf(second, 'locations.title') })
  const two = '\u2068Ola Første\u2069 og \u2068Zahra\u2069 redigerer nå'
  await passUntil(second, theirs.getByText(two), beatMs)
  await site.database.execute({
    sql: 'delete from editor_presence where user_id = ?',
    args: [third.id],
  })
  const ola = { name: 'Ola Første', content_key: 'title' }
  await expect.poll(here).toMatchObject([{ name: 'Kari Prøve', content_key: null }, ola])
  await passUntil(page, othersOn(page).locator('p', { hasText: /Kari Prøve$/u }), beatMs)
  await expect(othersOn(page)).toHaveText('Også her: Kari Prøve')
  await expect(page.locator('.edit-others')).toHaveCount(0)
  await second.getByRole('switch').click()
  await expect.poll(here).toMatchObject([ola])
  await test.step('a word that is still on its way is taken back, too', async () => {
    const arrives = await holdCalls(page, '**/content/presence')
    const isTelling = page.waitForRequest('**/content/presence')
    await page.keyboard.press('Escape')
    await isTelling
    const isOff = page.waitForResponse('**/api/shell*')
    await page.getByRole('switch').click()
    await isOff
    arrives()
    await expect.poll(here).toEqual([])
  })
  await second.context().close()
})

test('[T04] what one person has open in two windows is seen by others, never by themself, and goes with the window that closes', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await editing(page, site, '/en/locations')
  const person = (await another(page.context())).context()
  const [first, second] = [await person.newPage(), await person.newPage()]
  await editing(first, site, '/en/locations')
  await open(second, `${site.url}/en/locations`)
  await turnOn(second)
  await openText(first, 'locations.title')
  await openText(second, 'locations.lede')
  const here = (names: string) => othersOn(page).getByText(`Also here: ${names}`, { exact: true })
  const both = 'Kari Prøve · Introduction Kari Prøve · Title'
  await passUntil(page, here(both), beatMs)
  await expect(othersOn(first)).not.toContainText('Kari Prøve · ')
  await expect(othersOn(second)).not.toContainText('Kari Prøve · ')

  await second.goto('about:blank')
  const keys = async () => {
    const { rows } = await site.database.execute(
      'select content_key from editor_presence where content_key is not null',
    )
    return rows.map((row) => row['content_key'])
  }
  await expect.poll(keys, { timeout: 3000 }).toEqual(['title'])
  await passUntil(page, here('Kari Prøve · Title'), beatMs)
  await person.close()
})

test('[T04] whoever meets their own words from another window is told that these are their own', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/how-we-make')
  const second = await page.context().newPage()
  await open(second, `${site.url}/en/how-we-make`)
  await turnOn(second)
  const later = await openText(second, 'how-we-make.title')
  await write(page, 'how-we-make.title', 'Brie')
  await later.fill('Rug')
  await later.press('Enter')
  const dialog = second.getByRole('alertdialog', {
    name: 'You changed this text in another window',
  })
  for (const line of [
    'Saved in the other window',
    'Written here, with what differs',
    'In one place both windows changed the same words: those of this window stand there now.',
  ])
    await expect(dialog).toContainText(line)
  await expect(dialog).not.toContainText(/theirs|yours|some(?:body|one) else|you both/iu)
  await expect(second.locator('.edit-told')).toHaveText(
    'You changed this text in another window. Compare and choose.',
  )
  await expect(button(dialog, 'Take the other one')).toBeEnabled()
  await button(dialog, 'Keep this one').click()
  await expect(textOf(second, 'how-we-make.title')).toHaveText('Rug')
})

test('[T04] a translation whose source is changed while it is written is outdated once it is saved; of a rich source a changed heading is told', async ({
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

  await saveVersion(page, 'cookies/body', former, 'nb')
  await saveVersion(page, 'cookies/body', former)
  await saveVersion(page, 'cookies/body', latter, 'nb')
  await open(page, '/en/cookies')
  await pencilOf(page, 'cookies.body').press('Enter')
  const note = page.locator('.edit-note[data-tone="outdated"]')
  await expect(note).toContainText('Heading 2 → Heading 3')
})

test('[B06] [T04] of two windows side by side each shows its own view once it is gone to, asked for once and set once, and a day just chosen stays', async ({
  page,
  context,
  site,
}) => {
  await editing(page, site, '/en/quality')
  const title = textOf(page, 'quality.title')
  const published = (await title.textContent()) ?? ''
  await writeDraft(page, 'quality.title', 'Half a thought')
  await open(page, `${site.url}/en/shop`)
  await expect(bar(page)).toBeVisible()
  // Both are in view all the time: no window learns of the other by being hidden and shown.
  const beside = await context.newPage()
  const goTo = (window: Page) => window.evaluate(() => dispatchEvent(new Event('focus')))
  await open(beside, `${site.url}/en/quality`)
  await expect(textOf(beside, 'quality.title')).toHaveText(published)

  await test.step('each shows its own', async () => {
    await goTo(page)
    await page
      .locator('a[href="/en/quality"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/quality$/u)
    await expect(title).toHaveText('Half a thought')
    const isItsOwn = viewAnswer(beside, 'POST')
    await goTo(beside)
    await isItsOwn
    await expect(textOf(beside, 'quality.title')).toHaveText(published)
  })
  await test.step('seen and gone to at once, it asks once at a time and sets once', async () => {
    const read = await holdCalls(page, viewAddress, 'GET')
    const calls = viewCalls(page)
    const isSet = viewAnswer(page, 'POST')
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      dispatchEvent(new Event('focus'))
    })
    await expect.poll(() => calls.GET).toBeGreaterThan(0)
    expect(calls.GET).toBe(1)
    read()
    await isSet
    await expect.poll(() => calls.GET).toBe(2)
    await expect(title).toHaveText('Half a thought')
    expect(calls.POST).toBe(1)
    await page.unroute(viewAddress)
  })
  await test.step('a day that is chosen by a press that also goes to the window stays', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { promise: isKept, resolve: keep } = Promise.withResolvers<void>()
    const views: unknown[] = []
    await page.route(viewAddress, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      views.push(route.request().postDataJSON())
      const response = await route.fetch()
      keep()
      await promise
      return route.fulfill({ response })
    })
    const slider = page.getByRole('slider', { name: 'See the site on a date' })
    await slider.fill('3')
    await isKept
    const isAsked = viewAnswer(page, 'GET')
    await goTo(page)
    await (await isAsked).finished()
    const isShown = page.waitForResponse('**/api/shell*')
    resolve()
    await isShown
    await expect(slider).toHaveValue('3')
    expect(views).toHaveLength(1)
  })
})

test('[T01] [T04] what cannot be turned on, shown or opened now is told, and what was given up', async ({
  page,
  context,
  site,
}) => {
  const refuse = () =>
    page.route(viewAddress, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    )
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/terms')
  await refuse()
  await page.getByRole('switch').click()
  await told(page, 'Edit Mode could not be turned on. Try again in a moment.')
  await expect(bar(page)).toHaveCount(0)
  await page.unroute(viewAddress)
  await turnOn(page)

  await refuse()
  const slider = page.getByRole('slider', { name: 'See the site on a date' })
  await slider.press('ArrowUp')
  await told(page, 'The page could not be shown on that day.')
  await expect(slider).toHaveValue('0')
  await expect(button(page, 'Back to now')).toHaveCount(0)
  await page.unroute(viewAddress)

  const field = await openText(page, 'terms.title')
  await field.fill('Æ Ø Å')
  await textOf(page, 'terms.body').dblclick()
  await told(page, 'Save or cancel the open text first.')
  await expect(field).toHaveValue('Æ Ø Å')
  await field.press('Escape')
  await told(page, 'Your changes were not saved.')

  await bar(page).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Search engines' }).click()
  const dialog = page.getByRole('dialog')
  const titled = dialog.getByRole('textbox', { name: 'Title for search engines' })
  await titled.fill('Æ Ø Å')
  await titled.press('Escape')
  await told(page, 'Save or cancel your changes first.')
  await expect(titled).toHaveValue('Æ Ø Å')
  await button(dialog, 'Cancel').first().click()
  await titled.press('Escape')
  await expect(dialog).toHaveCount(0)

  await refuse()
  await page.getByRole('switch').click()
  await told(page, 'This page may still show drafts. Load it again in a moment.')
})

test('[F02] [T03] what becomes of a title is told', async ({ page, context, site }) => {
  await editing(page, site, '/en/terms')
  const link = page.locator('.site-footer section').first().getByRole('link').nth(1)
  await expect(page.locator('[data-mark^="text @footer"]').first()).toBeAttached()
  await doubleClick(link)
  const field = fieldOf(page)
  await field.fill('x'.repeat(61))
  await field.press('Enter')
  await expect(page.locator('.edit-told')).toHaveText('A title has at most 60 characters.')
  await field.fill('Æ Ø Å')
  await messagesAreLoaded(page)
  await context.setOffline(true)
  await field.press('Enter')
  await told(page, 'Error', 'Failed to save translation. Please try again.')
  await expect(field).toHaveValue('Æ Ø Å')
  await context.setOffline(false)
  await field.press('Enter')
  await told(page, 'Translation Updated', 'Footer link updated for English')
  await expect(link).toHaveText('Æ Ø Å')
})

const textsOf = (page: string) => `**/api/admin/content/texts?page=%40${page}*`

test('[T03] [T05] texts, sections, footer and menu that could not be read are told, and read when asked again; so is a text whose editor is not there', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await editing(page, site, '/en/privacy')
  const trouble = page.locator('.edit-failed')
  for (const [call, message] of [
    ['**/api/admin/content/sections/**', 'Failed to load the sections of this page'],
    [textsOf('footer'), 'Failed to load footer links'],
    [textsOf('menu'), 'Failed to load header data'],
    ['**/api/admin/content/texts?**', 'Failed to load page content'],
  ] as const)
    await test.step(message, async () => {
      await page.route(call, (route) => route.abort())
      await reload(page)
      await passUntil(page, trouble.filter({ hasText: message }), 500)
      await page.unroute(call)
      await button(trouble, 'Try again').click()
      await expect(trouble).toHaveCount(0)
    })
  await test.step('neither does a text take the page with it whose editor is not there', async () => {
    const editor = /\/assets\/rich-field-[\w-]+\.js$/u
    await page.route(editor, (route) => route.abort())
    await expect(pencilOf(page, 'privacy.body')).toBeAttached()
    await textOf(page, 'privacy.body').dblclick()
    const missing = page.locator('.not-fetched')
    await expect(missing).toBeVisible()
    await page.unroute(editor)
    await button(missing, 'Try again').click()
    await expect(fieldOf(page)).toBeFocused()
    await expect(missing).toHaveCount(0)
  })
})

test('[T05] settings that could not be read say so in their place, and are read when asked again', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await page.clock.install()
  await open(page, '/en/admin/menus')
  await page.route('**/api/admin/settings', (route) => route.abort())
  const nav = page.getByRole('navigation').first()
  await nav.getByRole('link', { name: 'Settings', exact: true }).click()
  const failed = page.getByRole('alert')
  await passUntil(page, failed, 500)
  await expect(failed).toContainText('Failed to load factory data')
  await expect(failed).toContainText('Nothing was changed. Try again in a moment.')
  // The workspace around it stays in use.
  await expect(nav).toBeVisible()
  await page.unroute('**/api/admin/settings')
  await button(failed, 'Try again').click()
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('main').locator('[name=email]')).toBeVisible()
})

// In Arabic: Norwegian is the source, and what it lacks and what is old is told in those that translate it.
test('[T04] a missing, an outdated and a machine’s translation say what they are, and are written, confirmed and reviewed', async ({
  page,
  site,
}) => {
  const at = (key: string) => `language_code = 'ar' and page_content_id =
    (select id from page_contents where page_slug = 'terms' and content_key = '${key}')`
  await site.database.batch(
    [
      `update page_content_translations set content_value = '' where ${at('title')}`,
      `update page_content_translations set source_value = 'Gamle ord' where ${at('lede')}`,
      `update page_content_translations set is_reviewed = 0, origin = 'ai' where ${at('body')}`,
    ],
    'write',
  )
  await editing(page, site, '/ar/terms')
  const note = page.locator('.edit-open .edit-note, .edit-dock .edit-note')
  const [lacks, old, byMachine] = ['واحد ناقص', 'واحد متغيّر', 'ترجمة آلية واحدة']
  for (const line of [lacks, old, byMachine]) await expect(counts(page)).toContainText(line)

  const field = await openText(page, 'terms.title')
  await expect(note).toContainText('يرى القراء النص بلغة Norsk إلى أن يوجد نص بلغة العربية.')
  await button(note, 'البدء من Norsk').click()
  await expect(field).not.toHaveValue('')
  await field.press('Enter')
  await expect(counts(page)).not.toContainText(lacks)

  await openText(page, 'terms.lede')
  await expect(note).toContainText('ما الذي تغيّر في Norsk')
  await expect(note.locator('del').first()).toContainText('Gamle')
  await button(note, 'ما زال صحيحًا').click()
  await expect(counts(page)).not.toContainText(old)

  await openText(page, 'terms.body')
  await expect(note).toContainText('هذه ترجمة آلية.')
  await button(note, 'وضع علامة «تمت المراجعة»').click()
  await expect(counts(page)).not.toContainText(byMachine)
})

test('[T04] in the table of translations a row asks before it publishes over a draft that waits, and keeps what is typed', async ({
  page,
  context,
  site,
}) => {
  await site.database.execute(`insert into content_pending
    (page_content_id, language_code, kind, value, is_reviewed, rev, at)
    select page_content_id, language_code, 'draft', 'A colleague’s words', 1, rev, 0
    from page_content_translations where language_code = 'en' and page_content_id =
      (select id from page_contents where page_slug = 'support' and content_key = 'title')`)
  const drafts = async () => {
    const { rows } = await site.database.execute(
      `select value from content_pending join page_contents on id = page_content_id
        where kind = 'draft' and page_slug = 'support'`,
    )
    return rows.map(({ value }) => value)
  }
  await openAs(page, context, site, '/en/admin/translations?language=en&q=support+·+title')
  const row = page.locator('.ws-pair').filter({ hasText: 'A draft is waiting' })
  const field = row.getByRole('textbox')
  const dialog = page.getByRole('alertdialog')
  await field.fill('Mine')
  for (const ask of [() => field.press('Control+Enter'), () => button(row, 'Save').click()]) {
    await ask()
    await expect(dialog).toContainText('A draft is waiting here')
    await button(dialog, 'Cancel').click()
    await expect(dialog).toBeHidden()
    await expect(field).toHaveValue('Mine')
    expect(await drafts()).toEqual(['A colleague’s words'])
  }
  await button(row, 'Save').click()
  await button(dialog, 'Publish').click()
  await expect(page.getByText('A draft is waiting')).toHaveCount(0)
  // The words of the search stand in other rows, too.
  const fields = page.getByRole('textbox', { name: 'In English' })
  await expect
    .poll(() => fields.evaluateAll((all: HTMLTextAreaElement[]) => all.map(({ value }) => value)))
    .toContain('Mine')
  expect(await drafts()).toEqual([])
})

const savesOfCookies = '**/api/admin/content/texts/cookies/title'

/** Holds the next save on its way; then it gets lost, or arrives. */
async function holdSave(page: Page, outcome: 'lost' | 'saved') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(savesOfCookies, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await promise
    return outcome === 'lost' ? route.abort() : route.continue()
  })
  const isSent = page.waitForRequest(
    (sent) => sent.method() === 'PUT' && sent.url().endsWith('/texts/cookies/title'),
  )
  return { isSent, resolve }
}

/** What somebody had written who may no longer save it: they see it for as long as they want to. */
async function expectWordsLeft(page: Page, words: string): Promise<void> {
  const left = page.getByRole('alertdialog', { name: 'What you wrote was not saved' })
  await expect(left).toContainText(
    'You may no longer save here. Copy what you need: it is kept in this window alone.',
  )
  await expect(left.getByRole('textbox')).toHaveValue(words)
  await button(left, 'Close').last().click()
  await reload(page)
  await button(left, 'Throw it away').click()
  await expect(left).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('edit-text'))).toBeNull()
}

/** The answer to a call gets lost: it is sent again as the same one, and nobody is told of a failure. */
async function expectToldAsDone(
  page: Page,
  lost: { call: string; method: string },
  act: () => Promise<void>,
): Promise<void> {
  const calls = await loseAnswer(page, lost)
  await act()
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  expect(calls.filter(({ status }) => status >= 400)).toEqual([])
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  await expect(page.getByText(/We cannot reach|could not be/u)).toHaveCount(0)
  await page.unroute(lost.call)
}

/** The next answer of the site to whoever asks for the view, or sets it. */
function viewAnswer(page: Page, method: 'GET' | 'POST') {
  return page.waitForResponse(
    (answer) => answer.url().endsWith('/view') && answer.request().method() === method,
  )
}

/** How often the view is asked for and set from here on. */
function viewCalls(page: Page) {
  const calls = { GET: 0, POST: 0 }
  page.on('request', (call) => {
    const method = call.method()
    if (!call.url().endsWith('/api/admin/content/view')) return
    if (method === 'GET' || method === 'POST') calls[method] += 1
  })
  return calls
}

import type { Locator, Page } from '@playwright/test'
import { addSection } from '#tests/support/add-section.ts'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { loseAnswer } from '#tests/support/lost-answers.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })
const closed = async (page: Page) => expect(page.locator('.edit-open')).toHaveCount(0)

/** A text gets other words, as a draft or for readers. */
async function write(page: Page, name: string, words: string, as = 'Save') {
  const field = await openText(page, name)
  await field.fill(words)
  await button(page.locator('.edit-open'), as).click()
  await closed(page)
}

async function chooseMore(page: Page, name: string, what: string) {
  await openText(page, name)
  await button(page.locator('.edit-open'), 'More').click()
  await page.getByRole('menuitem', { name: what }).click()
}

const texts = '**/api/admin/content/texts/cookies/lede'
const sections = '**/api/admin/content/sections/*'
const deeds: {
  name: string
  call: string
  method: string
  begin?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}[] = [
  {
    name: 'a text that is saved',
    call: texts,
    method: 'PUT',
    act: async (page) => write(page, 'cookies.lede', 'Saved, and not heard of'),
  },
  {
    name: 'a text that is taken down',
    call: `${texts}/unpublish`,
    method: 'POST',
    act: async (page) => {
      await chooseMore(page, 'cookies.lede', 'Take the text down')
      await closed(page)
    },
  },
  {
    name: 'a step that is taken back',
    call: texts,
    method: 'PUT',
    begin: async (page) => {
      await write(page, 'cookies.lede', 'What stood there')
      await write(page, 'cookies.lede', 'To be taken back')
    },
    act: async (page) => {
      await button(page, 'Undo').click()
      await expect(textOf(page, 'cookies.lede')).not.toHaveText('To be taken back')
    },
  },
  {
    name: 'a draft that is thrown away',
    call: `${texts}/draft?*`,
    method: 'DELETE',
    begin: async (page) => write(page, 'cookies.lede', 'A draft of it', 'Save as draft'),
    act: async (page) => {
      await chooseMore(page, 'cookies.lede', 'Throw the draft away')
      await closed(page)
    },
  },
  {
    name: 'all drafts that are published',
    call: '**/api/admin/content/drafts/publish',
    method: 'POST',
    begin: async (page) => write(page, 'cookies.lede', 'Another draft of it', 'Save as draft'),
    act: async (page) => {
      await button(page, 'Publish 1').click()
      await expect(button(page, 'Publish')).toBeDisabled()
    },
  },
  {
    name: 'a section that is added',
    call: sections,
    method: 'PUT',
    act: async (page) => addSection(page, 'Steps'),
  },
  {
    name: 'a section that is removed',
    call: sections,
    method: 'PUT',
    begin: async (page) => addSection(page, 'Questions'),
    act: async (page) => {
      const tools = page.getByRole('group', { name: 'Questions', exact: true })
      await button(tools, 'Remove').click()
      await expect(tools).toHaveCount(0)
    },
  },
  {
    name: 'a preview link',
    call: '**/api/admin/content/previews',
    method: 'POST',
    act: async (page) => {
      await button(page, 'Preview link').click()
      await button(page.getByRole('dialog'), 'Make a link').click()
      await expect(button(page.getByRole('dialog'), 'Copy')).toBeVisible()
      await page.keyboard.press('Escape')
    },
  },
]

for (const { name, call, method, begin, act } of deeds)
  test(`[T04] ${name} is told as done where the answer is lost on its way`, async ({
    page,
    site,
  }) => {
    await editing(page, site, '/en/cookies', { role: 'owner' })
    await begin?.(page)
    const calls = await loseAnswer(page, { call, method })
    await act(page)
    await expect.poll(() => calls.length).toBeGreaterThan(1)
    expect(calls.filter(({ status }) => status >= 400)).toEqual([])
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    await expect(page.getByText(/We cannot reach|could not be/u)).toHaveCount(0)
  })

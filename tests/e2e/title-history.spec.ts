import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { doubleClick, editing, fieldOf, publicText } from '#tests/support/edit-mode.ts'
import { reload } from '#tests/support/open-page.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

const wordsOf = {
  nb: {
    history: 'Historikk',
    back: /^Hent tilbake teksten fra/u,
    title: 'Menytittel',
    link: 'Lenke i bunnen',
  },
  ar: { history: 'السجل', back: /^استعادة نص/u, title: 'عنوان في القائمة', link: 'رابط التذييل' },
} as const

const places = {
  title: { kind: 'menu', link: '.main-menu .menu-link' },
  link: { kind: 'footer', link: '.site-footer section a' },
} as const
type Place = (typeof places)[keyof typeof places]

/** Opens the first title of a place, and answers its field. */
async function openTitle(page: Page, { kind, link }: Place) {
  // Menu and footer are read apart, and either may come first.
  await expect(page.locator(`[data-mark^="${kind}"]`).first()).toBeAttached()
  await doubleClick(page.locator(link).first())
  await expect(fieldOf(page)).toBeFocused()
  return fieldOf(page)
}

async function write(page: Page, place: Place, words: string): Promise<void> {
  const field = await openTitle(page, place)
  await field.fill(words)
  await field.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(page.locator(place.link).first()).toHaveText(words)
  // While menu and footer are drawn anew, what is pressed is not what was read.
  await reload(page)
  await expect(page.locator(place.link).first()).toHaveText(words)
}

for (const code of ['nb', 'ar'] as const)
  for (const kind of ['title', 'link'] as const)
    test(`[T03] [T04] [F02] in ${code} a former ${kind} of the ${kind === 'title' ? 'menu' : 'footer'} is found in its history, brought back by the keyboard, and undone`, async ({
      page,
      site,
    }) => {
      const words = wordsOf[code]
      const place = places[kind]
      await editing(page, site, `/${code}/faq`)
      const link = page.locator(place.link).first()
      const former = (await link.innerText()).trim()
      await write(page, place, 'Brie 1')
      await write(page, place, 'Brie 2')

      await openTitle(page, place)
      await page.getByRole('button', { name: words.history, exact: true }).press('Enter')
      const drawer = page.getByRole('dialog')
      await expect(drawer).toContainText(words[kind])
      const versions = drawer.locator('.edit-versions > li')
      await expect(versions).toHaveCount(3)
      await expect(versions.first().locator('ins')).toHaveText('2')
      await expect(versions.first().locator('del')).toHaveText('1')
      await expect(versions.last()).toContainText(former)
      await expectNoFaults(page)

      await versions.nth(1).getByRole('button', { name: words.back }).press('Enter')
      await expect(drawer).toBeHidden()
      await expect(link).toHaveText('Brie 1')
      await publicText(page, `${site.url}/${code}/faq`, 'Brie 1')
      await page.keyboard.press('Control+z')
      await expect(link).toHaveText('Brie 2')
    })

import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const sheetOf = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'Files for translators' })

async function openFiles(page: Page, area: string) {
  await open(page, `/en/admin/translations?language=en&area=${area}`)
  await page.getByRole('link', { name: 'Files for translators' }).click()
  await expect(sheetOf(page).getByLabel('Translated file')).toBeEnabled()
}

async function download(page: Page, format: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await sheetOf(page)
    .getByRole('button', { name: `Download ${format}` })
    .click()
  return readFile(await (await waiting).path(), 'utf8')
}

function bringIn(page: Page, name: string, content: string) {
  const buffer = Buffer.from(content)
  const field = sheetOf(page).getByLabel('Translated file')
  return field.setInputFiles({ name, mimeType: 'text/plain', buffer })
}

test('[L06] page texts go out as XLIFF and come back: seen first, saved once, read by a visitor', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await openFiles(page, 'pages')
  const sheet = sheetOf(page)
  const file = await download(page, 'XLIFF')
  expect(file).toContain('target-language="en"')
  const translated = file
    .replace(
      /(<trans-unit id="pages\/about\/title"[^]*?<target[^>]*>)[^<]*/u,
      '$1Our people & cheese',
    )
    .replace('Our people & cheese', 'Our people &amp; cheese')
    .replace(/(<trans-unit id="pages\/terms\/title"[^]*?<source>)[^<]*/u, '$1Noe annet')
    .replace(/(<trans-unit id="pages\/terms\/title"[^]*?<target[^>]*>)[^<]*/u, '$1Rules')
    .replace(
      /(<trans-unit id="pages\/privacy\/body"[^]*?<target[^>]*>)/u,
      '$1&lt;script&gt;1&lt;/script&gt;',
    )
  await bringIn(page, 'pages-en.xlf', translated)
  await expect(sheet.getByText('Changed: 1')).toBeVisible()
  await expect(sheet.getByText('Refused: 2')).toBeVisible()
  await expect(sheet.getByText('The source has changed since the file was made.')).toBeVisible()
  await expect(sheet.getByText('It has formatting that a text of this site')).toBeVisible()
  await expectNoFaults(page, { within: '.ws-section' })
  await sheet.getByRole('button', { name: 'Save 1 text' }).click()
  await expect(sheet.getByText('1 text is saved.')).toBeVisible()

  await bringIn(page, 'again.xlf', translated)
  await expect(sheet.getByText('Changed: 0')).toBeVisible()
  await page.goto('/en/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our people & cheese')
})

test('[L06] buttons and messages go out as a table and come back; hostile files are refused with a sentence', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await openFiles(page, 'interface')
  const sheet = sheetOf(page)
  const table = await download(page, 'CSV')
  const lines = table.split('\r\n')
  const skip = lines.find((line) => line.includes('Skip to content')) ?? ''
  await bringIn(
    page,
    'x.csv',
    [lines[0], skip.replace(',Skip to content,', ',"Jump, please",')].join('\r\n'),
  )
  await sheet.getByRole('button', { name: 'Save 1 text' }).click()
  await expect(sheet.getByText('1 text is saved.')).toBeVisible()

  await bringIn(page, 'x.xlf', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><xliff/>')
  await expect(sheet.getByRole('region', { name: 'Bring in' }).getByRole('alert')).toContainText(
    'declares entities of its own',
  )
  await bringIn(page, 'x.csv', table.replace('target:en', 'target:pl'))
  await expect(sheet.getByRole('region', { name: 'Bring in' }).getByRole('alert')).toContainText(
    'another language: pl',
  )

  await page.goto('/en/about')
  await expect(page.getByText('Jump, please')).toHaveCount(1)
})

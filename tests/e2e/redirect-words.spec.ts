import { answerAt } from '#tests/support/answer-at.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { sayingsIn } from '#tests/support/said.ts'
import { signedIn } from '#tests/support/signed-in.ts'

for (const code of ['nb', 'ar'] as const)
  test(`[D10] in ${code} an address with letters of any script is read as it was written, where nothing was found and where it leads on`, async ({
    page,
    site,
  }) => {
    const words = await sayingsIn(code)
    const [known, asked] = [`/gamle-æbler-جبن-${code}`, `/løk-${code}`]
    expect(await answerAt(page, site, `/${code}${encodeURI(asked)}`)).toEqual([404, ''])
    await signedIn(page.context(), site, { role: 'editor' })
    await open(page, `/${code}/admin/pages?open=redirects`)
    const sheet = page.locator('.ws-sheet')
    const row = (path: string) => sheet.getByRole('listitem').filter({ hasText: path })
    await sheet.locator('[name=fromPath]').fill(known)
    await sheet.locator('[name=to]').fill('/about')
    await sheet.getByRole('button', { name: words('Add the redirect') }).click()
    await expect(row(known)).toBeVisible()
    expect(await answerAt(page, site, `/${code}${encodeURI(known)}`)).toEqual([
      301,
      `/${code}/about`,
    ])

    await row(asked)
      .getByRole('button', { name: words('Choose a place') })
      .click()
    await expect(sheet.locator('[name=fromPath]')).toHaveValue(asked)
    await sheet.locator('[name=to]').fill('/faq')
    await sheet.getByRole('button', { name: words('Add the redirect') }).click()
    await expect(sheet.locator('.page-redirects').getByText(asked, { exact: true })).toBeVisible()
    expect(await answerAt(page, site, `/${code}${encodeURI(asked)}`)).toEqual([301, `/${code}/faq`])
  })

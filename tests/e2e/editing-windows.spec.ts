import { expect, test } from '#tests/support/browser.ts'
import { another, editing, openText, turnOn } from '#tests/support/edit-mode.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { open } from '#tests/support/open-page.ts'

const beatMs = 10_000

test('[T04] what one person has open in two windows is seen by others, never by themself, and goes with the window that closes', async ({
  page,
  site,
}) => {
  await site.database.execute('delete from editor_presence')
  await page.clock.install()
  await editing(page, site, '/en/locations')
  const others = page.locator('.edit-bar-others')
  const person = (await another(page.context())).context()
  const [first, second] = [await person.newPage(), await person.newPage()]
  await editing(first, site, '/en/locations')
  await open(second, `${site.url}/en/locations`)
  await turnOn(second)
  await openText(first, 'locations.title')
  await openText(second, 'locations.lede')
  const told = (names: string) => others.getByText(`Also here: ${names}`, { exact: true })
  const both = 'Kari Prøve · Introduction Kari Prøve · Title'
  await passUntil(page, told(both), beatMs)
  await expect(first.locator('.edit-bar-others')).not.toContainText('Kari Prøve · ')
  await expect(second.locator('.edit-bar-others')).not.toContainText('Kari Prøve · ')

  await second.goto('about:blank')
  const keys = async () => {
    const { rows } = await site.database.execute(
      'select content_key from editor_presence where content_key is not null',
    )
    return rows.map((row) => row['content_key'])
  }
  await expect.poll(keys, { timeout: 3000 }).toEqual(['title'])
  await passUntil(page, told('Kari Prøve · Title'), beatMs)
  await person.close()
})

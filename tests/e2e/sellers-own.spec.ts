import type { Locator } from '@playwright/test'
import { newSecret, sha256Hex } from '#domain/ids.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { expect, test } from '#tests/support/browser.ts'
import { idle } from '#tests/support/open-page.ts'
import { makeSeller } from '#tests/support/sellers.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test('[N03] who is invited accepts, and looks after contact, hours, closing, goods and story', async ({
  page,
  site,
}) => {
  const person = await signedIn(page.context(), site)
  const { id } = await makeSeller(site.database)
  await page.goto(`/en/auth/callback#${await mailedTo(site, { ...person, sellerId: id })}`)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await page.getByRole('link', { name: 'Open our own page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utne Gårdsbutikk')
  await idle(page)
  const part = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const save = async (at: Locator) => {
    await at.getByRole('button', { name: 'Save' }).click()
    await expect(at.locator('[aria-busy]')).toHaveCount(0)
  }

  const reach = part('How customers reach you')
  await reach.getByLabel('Phone').fill('12')
  await save(reach)
  await expect(reach.getByLabel('Phone')).toBeFocused()
  await reach.getByLabel('Phone').fill('400 00 009')
  await save(reach)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  // The keyboard opens a day; it is like the one before it.
  const hours = part('Opening hours')
  await hours.getByRole('switch', { name: 'Wednesday' }).focus()
  await page.keyboard.press('Space')
  await expect(hours.getByLabel('Wednesday, from')).toHaveValue('10:00')
  await hours.getByLabel('Wednesday, to').fill('late')
  await save(hours)
  await expect(hours.getByLabel('Wednesday, to')).toBeFocused()
  await hours.getByLabel('Wednesday, to').fill('19')
  await save(hours)
  await expect(hours.getByLabel('Wednesday, to')).toHaveValue('19:00')

  const today = osloClock(Date.now()).date
  const closing = part('Closed for a while')
  await closing.getByLabel('We are closed for a time').check()
  await closing.getByLabel('First day').fill(addDays(today, 9))
  await closing.getByLabel('Last day').fill(addDays(today, 2))
  await save(closing)
  await expect(closing.getByText('The last day comes before the first.')).toBeVisible()
  await closing.getByLabel('First day').fill(addDays(today, 1))
  await save(closing)
  await expect(closing.getByText('The last day comes before the first.')).toHaveCount(0)

  const goods = part('Goods you carry')
  await goods.getByRole('checkbox').first().check()
  await save(goods)
  const story = part('Your story')
  await story.getByLabel('Story in English').fill('Cheese from the neighbours.')
  await save(story)
  await expect
    .poll(() => keptOf(site, id))
    .toEqual({
      ...{ phone: '+4740000009', closed_from: addDays(today, 1), closed_to: addDays(today, 2) },
      ...{ goods: 1, story: 'Cheese from the neighbours.' },
    })

  await site.database.execute({
    sql: `update sellers set status = 'suspended', status_reason = 'Goods stand in the sun.' where id = ?`,
    args: [id],
  })
  await page.goto('/en/account')
  await page.getByRole('link', { name: 'Your place of sale' }).click()
  await expect(page.getByText('Goods stand in the sun.')).toBeVisible()
})

interface Invited {
  id: string
  email: string
  sellerId: string
}

/** The secret of a link that was mailed to somebody: the mail itself is tested elsewhere. */
async function mailedTo({ database }: Site, { id, email, sellerId }: Invited): Promise<string> {
  const secret = newSecret()
  const now = Date.now()
  await database.execute({
    sql: `insert into account_tokens (id, user_id, purpose, email, entity_id, created_at, expires_at)
      values (?, ?, 'seller', ?, ?, ?, ?)`,
    args: [await sha256Hex(secret), id, email, sellerId, now, now + 3_600_000],
  })
  return secret
}

async function keptOf({ database }: Site, id: string) {
  const { rows } = await database.execute({
    sql: `select phone, closed_from, closed_to,
        (select count(*) from seller_products where seller_id = sellers.id) as goods,
        (select story from seller_translations where seller_id = sellers.id) as story
      from sellers where id = ?`,
    args: [id],
  })
  return { ...rows[0] }
}

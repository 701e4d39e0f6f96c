import type { Page } from '@playwright/test'
import { appConfig } from '#config'
import { newId } from '#domain/ids.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { open } from '#tests/support/open-page.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { keepCookie } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[O06] a buyer withdraws in two steps and complains with a picture; those who work here answer, look at the mails and print what lies in the box', async ({
  page: buyer,
  context,
  browser,
  site,
}) => {
  const { token, number, secret } = await delivered(site)
  await keepCookie(context, site.url, { name: appConfig.guestCookie, value: secret })
  await open(buyer, `/en/order-success/${token}`)
  await withdraws(buyer)
  await buyer.getByRole('link', { name: 'See your order' }).click()
  await complains(buyer)

  const working = await browser.newContext({ baseURL: site.url })
  const staff = await working.newPage()
  await openAs(staff, working, site, '/en/admin/orders?queue=to_answer')
  await staff.getByRole('link', { name: number }).click()
  await expect(staff.locator('.ws-sheet').getByText('One jar is broken.')).toBeVisible()
  await staff.getByRole('link', { name: 'On its own page' }).click()
  await staff.waitForURL(`/en/admin/orders/${number}`)
  await expect(staff.locator('.ws-sheet')).toHaveCount(0)
  await answers(staff)
  await looksAtMail(staff, number)
  await staff.getByRole('link', { name: 'Packing list' }).click()
  const paper = staff.locator('.ws-paper')
  await expect(paper.getByRole('heading', { level: 2, name: number })).toBeVisible()
  await expect(paper).toContainText('Blueberry jam')
  await expect(paper).not.toContainText('kr')
  await working.close()

  await open(buyer, `/en/order-success/${token}`)
  await expect(buyer.getByText('The lid was opened.')).toBeVisible()
  await expect(buyer.getByText('A new jar is on its way.')).toBeVisible()
})

async function withdraws(buyer: Page): Promise<void> {
  await buyer.getByRole('link', { name: 'Withdraw from the purchase here' }).click()
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Withdraw from the purchase')
  await buyer.getByRole('button', { name: 'Continue' }).click()
  await expect(buyer.getByRole('alert').getByText('Choose what you send back.')).toBeVisible()
  await buyer.getByRole('checkbox', { name: /Blueberry jam/u }).check()
  await buyer.getByRole('button', { name: 'One less' }).click()
  await buyer.getByRole('button', { name: 'Continue' }).click()
  await expect(buyer.getByRole('heading', { level: 1 })).toBeFocused()
  await buyer.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(
    'We have received your withdrawal',
  )
  await expect(buyer.getByRole('listitem').filter({ hasText: '2 × Blueberry jam' })).toBeVisible()
}

async function complains(buyer: Page): Promise<void> {
  await buyer.getByRole('button', { name: 'Complain about the goods' }).click()
  await buyer.getByLabel('What is wrong?').fill('One jar is broken.')
  const picture = { name: 'jar.png', mimeType: 'image/png' }
  const buffer = Buffer.from(await pictureOf('png'))
  await buyer.getByLabel(/^Pictures/u).setInputFiles([{ ...picture, buffer }])
  await buyer.getByRole('button', { name: 'Send the complaint' }).click()
  await expect(buyer.getByRole('img', { name: 'Picture 1 of the complaint' })).toBeVisible()
}

async function answers(staff: Page): Promise<void> {
  await expect(staff.getByRole('img', { name: 'Picture 1 of the complaint' })).toBeVisible()
  await staff.getByLabel('Answer').fill('A new jar is on its way.')
  const complaint = staff.locator('section').filter({ hasText: 'One jar is broken.' })
  await complaint.getByRole('button', { name: 'Accept' }).click()
  await expect(complaint.getByText('Accepted', { exact: true })).toBeVisible()
  await staff.getByRole('button', { name: 'Decline' }).click()
  const asked = staff.getByRole('alertdialog')
  await asked.getByLabel('Reason').fill('The lid was opened.')
  await asked.getByRole('button', { name: 'Decline' }).click()
  await expect(staff.getByText('Declined', { exact: true })).toBeVisible()
}

async function looksAtMail(staff: Page, number: string): Promise<void> {
  await staff.getByRole('button', { name: 'Look at Withdrawal received' }).click()
  const mail = staff.frameLocator('iframe')
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(
    'We have received your withdrawal',
  )
  await expect(mail.getByText(number, { exact: true })).toBeVisible()
  await staff.keyboard.press('Escape')
  await staff.getByRole('button', { name: 'Send Withdrawal received again' }).click()
  await expect(staff.getByRole('button', { name: 'Look at Withdrawal received' })).toHaveCount(2)
}

/** A guest orders jam and something chilled, and fetches it. */
async function delivered(site: Site) {
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'cultured-butter'), 6)
  await shopper.addToCart(await productId(site.database, 'blueberry-jam'), 3)
  const answer = await shopper.order()
  if (answer.status !== 201) throw new Error(`not placed: ${await answer.text()}`)
  const { token, number } = (await answer.json()) as { token: string; number: string }
  await site.database.batch(
    [
      {
        sql: `insert into events (id, entity, entity_id, from_state, to_state, event, actor_type, at)
          select ?, 'order', id, 'ready', 'delivered', 'hand_over', 'staff', ? from orders where public_token = ?`,
        args: [newId(), Date.now(), token],
      },
      {
        sql: `update orders set status = 'delivered' where public_token = ?`,
        args: [token],
      },
    ],
    'write',
  )
  return { token, number, secret: shopper.secret() }
}

import { addDays, osloClock } from '#domain/oslo-time.ts'
import { expect, test } from '#tests/support/browser.ts'
import { openAs } from '#tests/support/languages-page.ts'
import { reload } from '#tests/support/open-page.ts'
import { makeQuote } from '#tests/support/quotes.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[Q05] a request is taken, priced, asked about by a note, and sent; a second version takes its place', async ({
  page,
  context,
  site,
}) => {
  await site.database.execute(
    `update products set units_per_carton = 12, cost_ore = 3790 where key = 'cultured-butter'`,
  )
  const { id, number } = await makeQuote(site.database)
  await openAs(page, context, site, `/en/admin/quotes?q=${number}`)
  await page.getByRole('link', { name: /Kafé Fjordblikk AS/u }).click()
  const sheet = page.locator('.ws-sheet')
  await expect(sheet.getByRole('status')).toHaveText('New request')
  await sheet.getByRole('button', { name: 'Take it' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Being answered')

  // Net price and discount are two views of one number, and the margin follows.
  const butter = sheet.getByRole('group', { name: /smør/iu })
  await butter.getByLabel('Discount, %').fill('10')
  await butter.getByLabel('Discount, %').press('Tab')
  const net = await butter.getByLabel('Net price').inputValue()
  expect(Number(net.replace(',', '.'))).toBeGreaterThan(0)
  await butter.getByLabel('Net price').fill('38')
  await expect(butter.locator('[data-margin=low]')).toContainText('under 24')
  const juice = sheet.getByRole('group', { name: 'Juice of wild apples, 1 litre' })
  await juice.getByLabel('Net price').fill('21,50')
  await sheet.getByLabel('Freight, without VAT').fill('145')

  // What is not saved is asked for; what is kept is there when one comes back.
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await reload(page)
  await expect(juice.getByLabel('Net price')).toHaveValue('21,50')
  await expect(sheet.getByLabel('Freight, without VAT')).toHaveValue('145')

  await sheet.getByLabel('New note').fill('Lowest price is 37.')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Lowest price is 37.' })).toBeVisible()

  // It earns little: that is asked first.
  await sheet.getByRole('button', { name: 'Send version 1' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByRole('listitem')).toHaveCount(1)
  await asked.getByRole('button', { name: 'Send version 1' }).click()
  await expect(sheet.getByRole('status')).toHaveText('Offered')
  await sheet.getByRole('button', { name: 'Add a line' }).click()
  await sheet.getByLabel('New line').fill('Cheese cake for sixty')
  await sheet.getByRole('button', { name: 'Add in these words' }).click()
  const cake = sheet.getByRole('group', { name: 'Cheese cake for sixty' })
  await cake.getByLabel('Net price').fill('990')
  await butter.getByLabel('Net price').fill('60')
  await sheet.getByLabel('Valid until').fill(addDays(osloClock(Date.now()).date, 10))
  await sheet.getByRole('button', { name: 'Send version 2' }).click()
  await expect(sheet.getByRole('button', { name: 'Send version 3' })).toBeVisible()
  const { rows } = await site.database.execute({
    sql: 'select version, json_array_length(lines) as lines from quote_offers where quote_id = ? order by version',
    args: [id],
  })
  expect(rows.map((row) => [row['version'], row['lines']])).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('[Q05] what sales are writing when its buyer ends the quote stays to be copied', async ({
  page,
  context,
  site,
}) => {
  const { id, number } = await makeQuote(site.database, { status: 'in_review' })
  await openAs(page, context, site, `/en/admin/quotes?q=${number}`)
  await page.getByRole('link', { name: /Kafé Fjordblikk AS/u }).click()
  const sheet = page.locator('.ws-sheet')
  const message = sheet.getByLabel('Write to Ingrid Solheim')
  const net = sheet.getByRole('group', { name: 'Juice of wild apples' }).getByLabel('Net price')
  await message.fill('Is Friday early enough?')
  await net.fill('21,50')
  await site.database.execute({
    sql: `update quotes set status = 'withdrawn', due_at = null, rev = rev + 1 where id = ?`,
    args: [id],
  })
  const save = sheet.getByRole('button', { name: 'Save', exact: true })
  await save.first().click()
  await expect(sheet.getByRole('status')).toHaveText('Withdrawn')
  await expect(net).toHaveValue('21,50')
  await expect(message).toHaveValue('Is Friday early enough?')
  await save.last().click()
  await expect(sheet.getByText('This request is already marked “Withdrawn”.')).toBeVisible()
  await expect(message).toHaveValue('Is Friday early enough?')
})

test('[Q05] a product’s packing, cost and steps are kept, and a wrong step is said at its place', async ({
  page,
  context,
  site,
}) => {
  const { rows } = await site.database.execute(`select id from products where key = 'rolled-oats'`)
  await openAs(page, context, site, `/en/admin/products?open=${String(rows[0]?.['id'])}`)
  const sheet = page.locator('.ws-sheet')
  await sheet.getByRole('tab', { name: 'Businesses' }).click()
  await sheet.getByLabel('Pieces in a carton').fill('')
  await sheet.getByLabel('Cartons on a pallet').fill('40')
  await sheet.getByLabel('What it costs us').fill('17,50')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByText('Say how many go into a carton')).toBeVisible()
  await sheet.getByLabel('Pieces in a carton').fill('12')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await reload(page)
  await sheet.getByRole('tab', { name: 'Businesses' }).click()
  await expect(sheet.getByLabel('What it costs us')).toHaveValue('17,50')
})

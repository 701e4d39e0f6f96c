import { test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'

const lines = (ids: Record<string, string>) => [
  { id: 'a', productId: ids['blueberry-jam'], productName: 'x', productImage: null, quantity: 17, notes: '', unit: 'each' },
  { id: 'b', productId: ids['cultured-butter'], productName: 'x', productImage: null, quantity: 6, notes: 'Usaltet hvis dere har, ellers vanlig.', unit: 'carton' },
  { id: 'c', productId: ids['rye-crispbread'], productName: 'x', productImage: null, quantity: 1, notes: '', unit: 'pallet' },
  { id: 'd', productId: ids['muesli'], productName: 'Müsli som ikke finnes', productImage: null, quantity: 4, notes: '', unit: 'each' },
  { id: 'e', productId: null, productName: 'Lynghonning, spann på 5 kg', productImage: null, quantity: 4, notes: 'Til frokostbuffeten. Flytende, ikke kremet.', unit: 'each' },
]
for (const [code, width, theme] of [['nb', 360, 'light'], ['nb', 1280, 'light'], ['ar', 360, 'light'], ['ar', 1280, 'light'], ['nb', 1280, 'dark']] as const)
  test(`shots ${code} ${width} ${theme}`, async ({ page, site }) => {
    await site.database.execute(`update products set is_active = 0 where key = 'muesli'`)
    const { rows } = await site.database.execute('select key, id from products')
    const ids = Object.fromEntries(rows.map((row) => [String(row['key']), String(row['id'])]))
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    const prefix = code === 'nb' ? '/nb' : '/ar'
    await open(page, `${prefix}/faq`)
    await page.evaluate((kept) => localStorage.setItem('quote-basket', JSON.stringify({ version: 1, lines: kept })), lines(ids))
    await open(page, `${prefix}/products`)
    await page.locator('.quote-button').waitFor()
    await page.waitForLoadState('networkidle')
    const name = `/tmp/qshots/${code}-${width}-${theme}`
    await page.screenshot({ path: `${name}-header.png`, clip: { x: 0, y: 0, width, height: 200 } })
    await page.locator('.quote-button').click()
    await page.locator('.quote-line .quantity').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${name}-drawer.png` })
    await page.locator('[role=dialog] .float-body').evaluate((body) => body.scrollTo(0, 9999))
    await page.screenshot({ path: `${name}-drawer2.png` })
    await open(page, `${prefix}/quote-checkout`)
    await page.locator('.quote-line .quantity').first().waitFor()
    await page.locator('[name=orgNo]').fill('974760673')
    await page.locator('[name=wantedOn]').fill('2020-01-01')
    await page.locator('input[type=file]').setInputFiles([
      { name: 'Krav til leverandører 2027.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF') },
      { name: 'bad.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZxxxxxxxxxxxxxx') },
    ])
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${name}-form.png`, fullPage: true })
    await page.locator('button[type=submit][form=quote-request]').click()
    await page.locator('form .form-message').first().waitFor()
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${name}-errors.png`, fullPage: true })
    await page.evaluate(() => { localStorage.clear(); sessionStorage.setItem('quote-sent', JSON.stringify({ number: 'Q-26-0042', dueAt: Date.now() + 86400000, email: 'marte@example.no' })) })
    await open(page, `${prefix}/quote-checkout`)
    await page.screenshot({ path: `${name}-empty.png` })
    await open(page, `${prefix}/quote-success`)
    await page.screenshot({ path: `${name}-sent.png` })
    if (width === 1280) {
      await open(page, `${prefix}/products/kinnet-smor`)
      await page.screenshot({ path: `${name}-product.png` })
    }
  })

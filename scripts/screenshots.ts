import { type Browser, chromium, type Page } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import sharp from 'sharp'
import { chromiumLaunch } from '#tests/support/chromium.ts'
import { editing, openText } from '#tests/support/edit-mode.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { givePassword, signedIn } from '#tests/support/signed-in.ts'
import { startSite } from '#tests/support/site.ts'
import { buildIfNeeded } from './build.ts'

// Pictures of the main pages for the documents: each in two languages, two widths and two themes; those behind a sign-in in two
// looks alone, which are far apart. `npm run screenshots -- auth account` takes these again and leaves the others.
const folder = 'docs/pictures'
const languages = ['nb', 'ar']
const widths = [360, 1280]
const themes = ['light', 'dark'] as const
const own = ['account', 'account/orders', 'account/security']
const workspace = ['admin/pages', 'admin/menus', 'admin/header', 'admin/translations']
const ownLooks = ['nb-1280-light', 'ar-360-dark']
const workspaceLooks = ['nb-1280-light', 'ar-1280-dark']
const goods = ['blueberry-jam', 'rye-crispbread', 'aged-farm-cheese']

buildIfNeeded()
const wanted = process.argv.slice(2)
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await chromium.launch(chromiumLaunch)
for (const language of languages)
  for (const width of widths)
    for (const theme of themes) await picture(browser, { language, width, theme })
await browser.close()
await site.stop()
process.exit(0)

interface Look {
  language: string
  width: number
  theme: (typeof themes)[number]
}

async function picture(from: Browser, look: Look): Promise<void> {
  const page = await pageOf(from, look)
  const lookName = nameOf(look)
  const shoot = (name: string, path: string) => shot(page, look, { name, path })
  await shoot('home', '')
  await shoot('products', '/products')
  await shoot('product', '/products/aged-farm-cheese')
  await fillCart(page)
  await shoot('cart', '/cart')
  await shoot('checkout', '/checkout')
  const token = await placeOrder(page, look.language)
  await shoot('order-success', `/order-success/${token}`)
  if (ownLooks.includes(lookName)) {
    await shoot('auth', '/auth')
    await ownBy(page, { token, email: `kari.${look.language}@example.no` })
    for (const path of own) await shoot(path.replace('/', '-'), `/${path}`)
  }
  if (workspaceLooks.includes(lookName)) await workspacePictures(from, look)
  await page.close()
}

/** Edit Mode with a text open, and the workspace: as its owner sees them. */
async function workspacePictures(from: Browser, look: Look): Promise<void> {
  const page = await pageOf(from, look)
  await editing(page, site, `/${look.language}/about`, { role: 'owner' })
  await openText(page, 'about.title')
  if (isWanted('editing')) await save(page, `editing-${nameOf(look)}`)
  for (const path of workspace)
    await shot(page, look, { name: path.replace('/', '-'), path: `/${path}` })
  await page.close()
}

function pageOf(from: Browser, { theme, width }: Look): Promise<Page> {
  return from.newPage({
    baseURL: site.url,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height: width === 360 ? 760 : 900 },
  })
}

function nameOf({ language, width, theme }: Look): string {
  return `${language}-${width}-${theme}`
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

async function shot(
  page: Page,
  look: Look,
  { name, path }: { name: string; path: string },
): Promise<void> {
  await page.goto(`/${look.language}${path}`, { waitUntil: 'networkidle' })
  if (isWanted(name)) await save(page, `${name}-${nameOf(look)}`)
}

interface Owned {
  token: string
  email: string
}

/** Signs in somebody with a password whose order it is from now on. */
async function ownBy(page: Page, { token, email }: Owned): Promise<void> {
  const person = await signedIn(page.context(), site, { email })
  await givePassword(site, person)
  await site.database.execute({
    sql: 'update orders set user_id = ?, guest_hash = null where public_token = ?',
    args: [person.id, token],
  })
}

/** The cart is filled by the page's own requests, so that it is this browser's cart. */
async function fillCart(page: Page): Promise<void> {
  for (const key of goods) {
    const id = await productId(site.database, key)
    const selectedAttributes = key === 'aged-farm-cheese' ? { size: 'whole' } : {}
    const status = await page.evaluate(
      async (body) => {
        const response = await fetch('/api/cart/lines', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify(body),
        })
        const cart = (await response.json()) as { session_id: string }
        localStorage.setItem('guest_session_id', cart.session_id)
        return response.status
      },
      { productId: id, selectedAttributes },
    )
    if (status >= 300) throw new Error(`the cart refused ${key}: ${status}`)
  }
}

async function placeOrder(page: Page, language: string): Promise<string> {
  const cookies = await page.context().cookies()
  const guest = cookies.find(({ name }) => name === '__Host-guest')
  const shopper = newShopper(site.url, {
    cookie: `__Host-guest=${guest?.value ?? ''}`,
    language,
  })
  // All pictures show one buyer, who orders more often than a shop takes from strangers.
  await site.database.execute('delete from tries')
  const answer = await shopper.order(crypto.randomUUID(), { email: 'buyer@example.no' })
  const body = (await answer.json()) as { token?: string; message?: string }
  if (!body.token) throw new Error(`the order was refused: ${body.message ?? answer.status}`)
  return body.token
}

async function save(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ fullPage: false })
  await sharp(picture).webp({ quality: 82 }).toFile(`${folder}/${name}.webp`)
}

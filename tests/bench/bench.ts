import { tmpdir } from 'node:os'
import { appConfig } from '#config'
import type { ProductList } from '#domain/catalog.schema.ts'
import type { ProductCard } from '#domain/product-card.schema.ts'
import { buildIfNeeded } from '#scripts/build.ts'
import { workerdPids } from '#scripts/worker-pids.ts'
import { startSite } from '#tests/support/site.ts'
import { measureBrowser } from './browser-bytes.ts'
import { editors } from './editor.ts'
import { fiftyThousandOrders } from './fifty-thousand-orders.ts'
import { crowdOfScreens, kitchenWith } from './kitchen-screens.ts'
import { driveOf, type Load, loadOf } from './load.ts'
import { members } from './member.ts'
import { mailOfNewsletter } from './newsletter-mails.ts'
import { visitors } from './shopper.ts'
import { thousandProducts } from './thousand-products.ts'
import { startBareReact, startBareSave, startHello } from './reference.ts'
import { benchReport, type Row } from './report.ts'

const seconds = 5
const rounds = 3
/** What is set against bare React is measured in shorter turns beside it: a machine that swings does so for both. */
const turns = 3
const turnSeconds = 2
const connections = 10
const staffLists = [
  ['1000 products, for staff', ''],
  ['1000 products, searched by staff', '?q=ost&missing=pictures&sort=-price'],
] as const
const boards = [
  ['50 open orders', 50],
  ['5000 open orders', 5000],
] as const
const orderLists = [
  ['50,000 orders, for staff', ''],
  ['50,000 orders, searched by staff', '?q=4711'],
] as const

/** All figures of one run: every round measures every row beside the references, and each row's median counts. */
export async function runBench(): Promise<string> {
  buildIfNeeded()
  const hello = await startHello(workerdPids)
  // On the disk, as it is served: tests have theirs in memory.
  const site = await startSite({}, undefined, tmpdir())
  const sitePids = workerdPids().filter((pid) => !hello.pids.includes(pid))
  const bare = await startBareReact(workerdPids, await listedProducts(site.url))
  const bareSave = await startBareSave(workerdPids, site.databaseUrl)
  await sameCards(bare.url, `${site.url}/nb/products`)
  const all = [...sitePids, site.databasePid]
  const detail = await firstProductPath(site.url)
  const visitor = await visitors(site)
  const people = await members(site)
  const staff = editors(site)
  const sessionHeaders = await people.sessionHeaders()
  const pages: [string, string][] = [
    ['home, kept', '/nb'],
    ['list of 40, kept', '/nb/products'],
    ['detail, kept', detail],
  ]
  const lists: [string, string][] = [
    ['list of 40, made anew', '/nb/products?bench=1'],
    ['search’s list of 40, made anew', '/nb/products?search=er'],
  ]
  const taken: Record<string, Load[]> = {}
  const keep = (name: string, load: Load) => (taken[name] ??= []).push(load)
  const shape = { seconds, connections }
  const turn = { seconds: turnSeconds, connections }
  for (const [, path] of [...pages, ...lists])
    await loadOf(site.url + path, all, { seconds: 1, connections: 2 })
  for (let round = 0; round < rounds; round += 1) {
    keep('hello', await loadOf(hello.url, hello.pids, shape))
    for (let count = 0; count < turns; count += 1) {
      keep('bare', await loadOf(bare.url, bare.pids, turn))
      for (const [name, path] of lists) keep(name, await loadOf(site.url + path, all, turn))
    }
    for (const [name, path] of pages) keep(name, await loadOf(site.url + path, all, shape))
    keep('search', await driveOf(all, { seconds, workers: 10 }, visitor.typist, visitor.type))
    keep(
      'add to cart',
      await driveOf(all, { seconds, workers: 10 }, visitor.guest, visitor.addToCart),
    )
    keep('place order', await driveOf(all, { seconds, workers: 10 }, visitor.buyer, visitor.order))
    keep(
      'bare save',
      await loadOf(bareSave.url, [...bareSave.pids, site.databasePid], {
        seconds,
        // Nothing there lets a writer that was kept out try again.
        connections: 1,
      }),
    )
    keep('save a text', await driveOf(all, { seconds, workers: 1 }, staff.editor, staff.save))
    keep(
      'save a text, ten at once',
      await driveOf(all, { seconds, workers: 10 }, staff.editor, staff.save),
    )
    keep(
      'save a text, and read its page',
      await driveOf(all, { seconds, workers: 10 }, staff.editor, staff.saveAndRead),
    )
    keep('sign in', await driveOf(all, { seconds, workers: 4 }, people.member, people.signIn))
    keep(
      'session check',
      await loadOf(`${site.url}/api/session`, all, { ...shape, headers: sessionHeaders }),
    )
    keep('hello', await loadOf(hello.url, hello.pids, shape))
  }
  const htmlBytes = await largestList(site.url)
  const browser = await measureBrowser(`${site.url}/nb/products`)
  // Last: it makes the shop larger than all else was measured in.
  const { url, headers } = await thousandProducts(site)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, query] of staffLists)
      keep(name, await loadOf(url + query, all, { ...shape, headers }))
  const orders = await fiftyThousandOrders(site)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, query] of orderLists)
      keep(name, await loadOf(orders.url + query, all, { ...shape, headers: orders.headers }))
  await kitchenWith(site, 50)
  const crowd = await crowdOfScreens(site, { kitchens: 20, walls: 200, seconds: 15 })
  for (const [name, openOrders] of boards) {
    const screen = await kitchenWith(site, openOrders)
    for (let round = 0; round < rounds; round += 1) {
      keep('hello, beside screens', await loadOf(hello.url, hello.pids, turn))
      keep(
        `kitchen’s poll, ${name}`,
        await driveOf(all, { seconds: turnSeconds, workers: 10 }, noState, screen.unchanged),
      )
      keep(
        `the same, one has changed, ${name}`,
        await driveOf(all, { seconds: turnSeconds, workers: 10 }, noState, screen.changed),
      )
    }
  }
  const rows: Row[] = Object.entries(taken).map(([name, loads]) => ({ name, ...medianOf(loads) }))
  await site.stop()
  await bareSave.stop()
  await bare.stop()
  await hello.stop()
  const mailOfNewsletterMs = await mailOfNewsletter({ mails: 1000 })
  // Turn by turn, each against the one beside it.
  const against = (name: string, reference: string) =>
    median(
      (taken[name] ?? []).map(
        ({ processorMsPerRequest }, at) =>
          processorMsPerRequest / (taken[reference]?.[at]?.processorMsPerRequest ?? Number.NaN),
      ),
    )
  return benchReport({ rows, against, htmlBytes, browser, crowd, mailOfNewsletterMs })
}

const noState = () => Promise.resolve(undefined)

function medianOf(loads: Load[]): Load {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick))
  return {
    requestsPerSecond: middle((load) => load.requestsPerSecond),
    processorMsPerRequest: middle((load) => load.processorMsPerRequest),
    p50: middle((load) => load.p50),
    p99: middle((load) => load.p99),
    failed: loads.reduce((sum, load) => sum + load.failed, 0),
  }
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

async function listedProducts(url: string): Promise<ProductCard[]> {
  const response = await fetch(`${url}/api/catalog/products`, { headers: { 'x-language': 'nb' } })
  return ((await response.json()) as ProductList).products
}

/** A reference that shows less than the site would flatter nobody but itself. */
async function sameCards(...urls: string[]): Promise<void> {
  const lists = await Promise.all(urls.map(async (url) => listIn(await (await fetch(url)).text())))
  if (new Set(lists).size !== 1 || !lists[0]) throw new Error('the reference shows other cards')
}

/** But for the words on the badges, where the reference says the bare state. */
function listIn(html: string): string | undefined {
  const list = /<ul class="product-grid.*?<\/ul>/su.exec(html)?.[0]
  return list?.replaceAll(/(?<=<span class="badge[^>]*>).*?(?=<\/span>)/gu, '')
}

/** The same list in every language: words weigh more in some scripts than in others. */
async function largestList(url: string): Promise<number> {
  const pages = appConfig.catalogues.map((code) => fetch(`${url}/${code}/products`))
  const sizes = (await Promise.all(pages)).map(async (page) => (await page.bytes()).byteLength)
  return Math.max(...(await Promise.all(sizes)))
}

async function firstProductPath(url: string): Promise<string> {
  const html = await (await fetch(`${url}/nb/products`)).text()
  const path = /href="(\/nb\/products\/[^"?]+)"/u.exec(html)?.[1]
  if (!path) throw new Error('the list shows no product')
  return path
}

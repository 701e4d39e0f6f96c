import type { BrowserFigures } from './browser-bytes.ts'
import type { Load } from './load.ts'

export interface Row extends Load {
  name: string
}

interface Figures {
  rows: Row[]
  /** How many times the processor time of another row one takes: the median of what was measured side by side. */
  against: (name: string, reference: string) => number
  htmlBytes: number
  browser: BrowserFigures
  /** Twenty kitchens and two hundred walls, each asking every three seconds. */
  crowd: { p95: number; failed: number }
  mailOfNewsletterMs: number
}

/** The figures as a page for docs/, each beside its target. Ratios count; absolute figures depend on the machine. */
export function benchReport(figures: Figures): string {
  const { rows, against, htmlBytes, browser, crowd } = figures
  const of = (name: string) => {
    const row = rows.find((candidate) => candidate.name === name)
    if (!row) throw new Error(`no such row: ${name}`)
    return row
  }
  const cost = (name: string) => of(name).processorMsPerRequest
  const toHello = (name: string) =>
    percent(of(name).requestsPerSecond / of('hello').requestsPerSecond)
  const times = (ratio: number) => `${ratio.toFixed(2)} ×`
  const toBare = (name: string, reference = 'bare') => times(against(name, reference))
  const atMost = (figureMs: number, targetMs: number): [string, string] => [
    ms(figureMs),
    `≤ ${targetMs} ms`,
  ]
  const facts: [string, string, string][] = [
    ['Kept list page, share of hello world’s rate', toHello('list of 40, kept'), '≥ 25 %'],
    ['Kept home page, share of hello world’s rate', toHello('home, kept'), '≥ 25 %'],
    ['Kept detail page, share of hello world’s rate', toHello('detail, kept'), '≥ 25 %'],
    ['Kept home page, processor time', ...atMost(cost('home, kept'), 0.3)],
    ['Kept list page, processor time', ...atMost(cost('list of 40, kept'), 0.3)],
    ['Kept detail page, processor time', ...atMost(cost('detail, kept'), 0.3)],
    [
      'List page made anew, processor time against bare React with the same cards',
      toBare('list of 40, made anew'),
      '≤ 2.5 ×',
    ],
    [
      'A search’s list, which is never kept, against the same',
      toBare('search’s list of 40, made anew'),
      '≤ 2.5 ×',
    ],
    ['HTML of the list page, identity, in the language that needs most', kB(htmlBytes), '≤ 64 kB'],
    ['JavaScript on first load, brotli', kB(browser.scriptBrotli), '≤ 122 kB'],
    [
      'Requests until load / until idle',
      `${browser.requestsUntilLoad} / ${browser.requestsUntilIdle}`,
      '≤ 20 / ≤ 24',
    ],
    ['Bytes until idle without product pictures', kB(browser.bytesUntilIdle), '≤ 220 kB'],
    ['Search, processor time', ...atMost(cost('search'), 1.6)],
    ['Add to cart, processor time', ...atMost(cost('add to cart'), 2.5)],
    ['Place order (two lines, all requests), processor time', ...atMost(cost('place order'), 6)],
    ['Save one text, one after the other, processor time', ...atMost(cost('save a text'), 3)],
    ['The same, half of them are answered within', ...atMost(of('save a text').p50, 4.25)],
    [
      'Its processor time against a Worker that reads one row, and writes one and the revision',
      toBare('save a text', 'bare save'),
      '',
    ],
    ['Save one text, ten at once, processor time', ...atMost(cost('save a text, ten at once'), 3)],
    [
      'Saves that the very next page of a visitor did not show',
      `${of('save a text, and read its page').failed}`,
      '0',
    ],
    [
      'A page of 1000 products in the workspace, processor time',
      ...atMost(cost('1000 products, for staff'), 30),
    ],
    [
      'The same, searched, narrowed and sorted',
      ...atMost(cost('1000 products, searched by staff'), 30),
    ],
    [
      'A page of 50,000 orders in the workspace, processor time',
      ...atMost(cost('50,000 orders, for staff'), 30),
    ],
    ['The same, searched', ...atMost(cost('50,000 orders, searched by staff'), 30)],
    [
      'A kitchen’s poll that finds nothing new, processor time against hello world',
      times(cost('kitchen’s poll, 50 open orders') / cost('hello, beside screens')),
      '≤ 15 ×',
    ],
    [
      'The same with 5,000 open orders against 50',
      times(cost('kitchen’s poll, 5000 open orders') / cost('kitchen’s poll, 50 open orders')),
      '≤ 1.1 ×',
    ],
    [
      'One order has changed, 5,000 open against 50',
      times(
        cost('the same, one has changed, 5000 open orders') /
          cost('the same, one has changed, 50 open orders'),
      ),
      '≤ 1.5 ×',
    ],
    ['20 kitchens and 200 walls at 3 s: 95 of 100 are answered within', ...atMost(crowd.p95, 300)],
    ['Of them, refused', `${crowd.failed}`, '0'],
    ['A mail of the newsletter, processor time', ms(figures.mailOfNewsletterMs), ''],
    ['Sign in by password, processor time', ms(cost('sign in')), '≤ 60 ms'],
    ['Session check, one query, processor time', ms(cost('session check')), ''],
    ['Hello world, processor time', ms(cost('hello')), ''],
  ]
  return `# Bench

Taken on ${new Date().toISOString().slice(0, 10)} with \`npm run bench\`: the production build in workerd on a libSQL server, both on this machine, 10
connections, medians over three rounds. Processor time is user and system time of the Worker and the database together. The
references run in the same round: a Worker that says hello, one in which React renders the very same 40 cards (the bench
compares the two lists) and does nothing else, and one that reads a text, then writes it and the revision, one at
a time, without asking who saves, keeping its history or writing it down. Bare React and the lists that are set against it take
nine turns of two seconds side by side; their ratio is the median of the nine. The site and the references are asked in the same way:
workerd's own port, with no Worker of Miniflare's before them.

A page made anew is not kept: its loaders run, its document is rendered and its data written into it. What products show is
remembered by the isolate for a content revision ([016](decisions/016-assortment.md)), so that a search, too, asks the database
nothing.

| what | figure | target |
|---|---|---|
${facts.map((fact) => `| ${fact.join(' | ')} |`).join('\n')}

| load | requests/s | processor ms/request | p50 ms | p99 ms | failed |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row.name} | ${row.requestsPerSecond.toFixed(0)} | ${row.processorMsPerRequest.toFixed(2)} | ${row.p50.toFixed(0)} | ${row.p99.toFixed(0)} | ${row.failed} |`).join('\n')}
`
}

function ms(figure: number): string {
  return `${figure.toFixed(2)} ms`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

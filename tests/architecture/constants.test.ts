import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appConfig, serverConfig } from '#config'
import { sourcesIn } from './sources.ts'

const sources = sourcesIn('app', 'server').filter(
  ({ path }) => !path.endsWith('.test.ts') && !path.startsWith('app/dev'),
)

test.each([
  ['[D11] the views of an order', 'ORDER_VIEWS', serverConfig.orders.viewsPerMinute],
  ['the views of a catalogue', 'CATALOGUE_VIEWS', serverConfig.catalogueViews.perMinute],
  ['the noting of addresses', 'MISSING_ADDRESSES', serverConfig.missingAddresses.notedPerMinute],
])('%s: the deployment limits %s as app.config.ts says', (_, name, limit) => {
  const limiters = readFileSync('wrangler.toml', 'utf8').split('[[ratelimits]]')
  const limiter = limiters.find((each) => each.includes(`name = "${name}"`))
  expect(limiter).toContain(`simple = { limit = ${limit}, period = 60 }`)
})

test('[G08] the agreed limits and defaults stand in app.config.ts', () => {
  expect(appConfig).toMatchObject({
    limits: {
      maxProductsPerFactory: 1000,
      maxImageSizeMB: 10,
      maxFileUploadMB: 50,
      aiCreditsDefault: 1000,
    },
    defaults: {
      companyName: 'Premium Foods Factory',
      logo: { width: 32, height: 32, maxWidth: 200, style: 'rounded' },
    },
    search: { minCharacters: 2, pauseMs: 500, maxResults: 8, flagMs: 1000 },
    money: { currency: 'NOK', locale: 'nb-NO' },
    languageCookie: 'preferred-language',
    toasts: { durationMs: 4000, shopDurationMs: 5000, visible: 3, widthPx: 356, swipePx: 20 },
    timings: { tooltipMs: 700, tooltipSkipMs: 300, navigationMenuMs: 200 },
    reads: { keepMs: 300_000, retries: 3, maxDelayMs: 30_000 },
  })
})

test.each([
  'defaults.companyName',
  'defaults.logo',
  'search.minCharacters',
  'search.pauseMs',
  'search.maxResults',
  'search.flagMs',
  'money',
  'languageCookie',
  'toasts.durationMs',
  'toasts.shopDurationMs',
  'toasts.visible',
  'toasts.widthPx',
  'timings.navigationMenuMs',
  'reads.keepMs',
  'reads.retries',
  'reads.maxDelayMs',
])('[G08] %s is read from there', (name) => {
  const readers = sources.filter(({ text }) => new RegExp(`appConfig\\.${name}\\b`, 'u').test(text))
  expect(readers).not.toEqual([])
})

test.each([
  "'NOK'",
  "'nb-NO'",
  'Premium Foods Factory',
  "'preferred-language'",
  'hei@example.no',
  '55 00 00 00',
])('[G08] %s stands nowhere else', (value) => {
  const places = sources.filter(({ text }) => text.includes(value)).map(({ path }) => path)
  expect(places).toEqual([])
})

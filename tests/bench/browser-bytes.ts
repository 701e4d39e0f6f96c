import { chromium } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { ensureChromium, measuredChromiumPath } from '#scripts/browser.ts'
import { chromiumLaunch } from '#tests/support/chromium.ts'

export interface BrowserFigures {
  scriptBrotli: number
  requestsUntilLoad: number
  requestsUntilIdle: number
  /** As sent, without the pictures of products. */
  bytesUntilIdle: number
}

/** What a first visit downloads, seen from the browser. Scripts are counted as brotli would send them. */
export async function measureBrowser(url: string): Promise<BrowserFigures> {
  const executablePath = measuredChromiumPath()
  ensureChromium(executablePath)
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath })
  const page = await browser.newPage()
  let requests = 0
  let bytesUntilIdle = 0
  let scriptBrotli = 0
  const reading: Promise<void>[] = []
  page.on('request', () => (requests += 1))
  page.on('response', (response) => {
    reading.push(
      (async () => {
        const body = await response.body()
        if (new URL(response.url()).pathname.startsWith('/pictures/')) return
        const isText = /javascript|html|css|json|svg/u.test(
          response.headers()['content-type'] ?? '',
        )
        const sent = isText ? brotliCompressSync(body).byteLength : body.byteLength
        bytesUntilIdle += sent
        if (response.request().resourceType() === 'script') scriptBrotli += sent
      })(),
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  const requestsUntilLoad = requests
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  await browser.close()
  return { scriptBrotli, requestsUntilLoad, requestsUntilIdle: requests, bytesUntilIdle }
}

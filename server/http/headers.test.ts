import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverConfig } from '#config'
import { setSecurityHeaders, transportSecurity } from './headers.ts'

const year = { maxAgeSeconds: 31_536_000, includeSubDomains: false, preload: false }

test('as delivered, HTTPS is asked of this very host alone', () => {
  const headers = new Headers()
  setSecurityHeaders(headers)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(serverConfig.transportSecurity).toEqual(year)
})

test.each([
  [{ ...year, includeSubDomains: true }, 'max-age=31536000; includeSubDomains'],
  [
    { ...year, includeSubDomains: true, preload: true },
    'max-age=31536000; includeSubDomains; preload',
  ],
  [{ ...year, preload: true }, 'max-age=31536000'],
  [{ ...year, maxAgeSeconds: 0 }, 'max-age=0'],
])('%o asks for %s', (setting, header) => {
  expect(transportSecurity(setting)).toBe(header)
})

// The last answer that a browser got decides: a file that says less would take back what a page has said.
test('files that are served without the Worker ask for the same', () => {
  const files = readFileSync('public/_headers', 'utf8')
  expect(files).toContain(
    `Strict-Transport-Security: ${transportSecurity(serverConfig.transportSecurity)}\n`,
  )
})

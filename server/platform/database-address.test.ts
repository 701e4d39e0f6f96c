import { expect, test } from 'vitest'
import { baseOf, nextBaseOf } from './database-address.ts'

test.each([
  ['libsql://db.example.org', 'https://db.example.org/'],
  ['libsql://db.example.org:8080?tls=0', 'http://db.example.org:8080/'],
  ['libsql://db.example.org?tls=1', 'https://db.example.org/'],
  ['https://db.example.org/shops/one', 'https://db.example.org/shops/one/'],
  ['http://127.0.0.1:8890', 'http://127.0.0.1:8890/'],
])('%s is asked under %s', (databaseUrl, base) => {
  expect(baseOf(databaseUrl).href).toBe(base)
})

const configured = new URL('http://127.0.0.1:8890/')
const current = new URL('https://a.example.org/')

test.each([
  [null, current.href],
  ['nonsense', current.href],
  ['http://b.example.org', current.href],
  ['https://b.example.org/x', 'https://b.example.org/x/'],
  ['http://127.0.0.1:8890/shop', 'http://127.0.0.1:8890/shop/'],
])('a stream that is to go on at %s goes on at %s', (stated, next) => {
  expect(nextBaseOf(stated, configured, current).href).toBe(next)
})

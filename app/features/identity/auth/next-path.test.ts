import { expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  'https://evil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '@evil.example',
  '/@evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  ' //evil.example',
  'evil.example',
  '/%',
  '',
  undefined,
  ['/account'],
])('[I10] %j leads home', (next) => {
  expect(nextPath(next)).toBe('/')
})

test.each(['/auth', '/auth/callback', '/nb/auth?next=/x', '/api/session', '/auth/../auth'])(
  '%s would lead round in a circle, or to no page',
  (next) => {
    expect(nextPath(next)).toBe('/')
  },
)

test.each([
  '/',
  '/account',
  '/nb/account/orders?page=2',
  '/products?search=ost%20og%20%2B#list',
  '/authors',
])('%s is a page of ours', (next) => {
  expect(nextPath(next)).toBe(next)
})

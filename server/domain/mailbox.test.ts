import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['kari@example.no', 'kari@example.no'],
  ['kari+1@example.no', 'kari@example.no'],
  ['kari+1+2@example.no', 'kari@example.no'],
  ['k.a.r.i+x@post.example.no', 'kari@post.example.no'],
  ['+1@example.no', '@example.no'],
  ['kåre@blåbær.no', 'kåre@blåbær.no'],
])('%s is counted as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

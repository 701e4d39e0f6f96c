import { expect, test } from 'vitest'
import { sentWords } from './own-words.ts'

const language = { code: 'ar', revision: '4.17' }

test('[L06] words of at most 2 kB travel in the document, as bytes count', () => {
  expect(sentWords('', language)).toEqual({ words: '' })
  expect(sentWords('a'.repeat(2048), language)).toEqual({ words: 'a'.repeat(2048) })
  expect(sentWords('ش'.repeat(1024), language)).toEqual({ words: 'ش'.repeat(1024) })
})

test('[L06] more of them travel as an address that names language and revision', () => {
  const address = { words: '', address: '/api/words/ar/4.17' }
  expect(sentWords('a'.repeat(2049), language)).toEqual(address)
  expect(sentWords('ش'.repeat(1025), language)).toEqual(address)
})

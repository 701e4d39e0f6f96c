import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { receivedWords, sentWords } from './own-words.ts'

const version = { factoryId: 'f1', languageCode: 'ar', revision: '4.17', build: 'b9' }

test('[L06] words of at most 2 kB travel in the document, as bytes count', () => {
  expect(sentWords('', version)).toEqual({ words: '' })
  expect(sentWords('a'.repeat(2048), version)).toEqual({ words: 'a'.repeat(2048) })
  expect(sentWords('ش'.repeat(1024), version)).toEqual({ words: 'ش'.repeat(1024) })
})

test('[L06] [G04] more of them travel as an address that names factory, language, revision and build', () => {
  const address = { words: '', address: '/api/words/f1/ar/4.17/b9' }
  expect(sentWords('a'.repeat(2049), version)).toEqual(address)
  expect(sentWords('ش'.repeat(1025), version)).toEqual(address)
})

test('[G06] words that nobody sends are not waited for long', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  // It never answers: that the words are given up at all is the proof.
  expect(await receivedWords({ words: '', address: `http://127.0.0.1:${port}/` })).toBe('')
  silent.closeAllConnections()
  silent.close()
})

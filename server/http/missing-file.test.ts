import { expect, test } from 'vitest'
import { missingFile } from './missing-file.ts'

const answerTo = (path: string) => missingFile(new Request(`https://site.test${path}`))

test.each([
  '/assets/a.js',
  '/assets/',
  '/assets/%ff.js',
  '/pictures/none.webp',
  '/pictures/none',
  '/none.svg',
  '/nb/none.png',
])('%s is answered as a missing file, and kept by nobody', async (path) => {
  const answer = answerTo(path)
  expect(answer?.status).toBe(404)
  expect(answer?.headers.get('cache-control')).toBe('no-store')
  expect(await answer?.text()).toBe('Not found')
})

test.each(['/', '/assets', '/assets-and-more', '/nb/pictures', '/nb/products/x', '/old/page.html'])(
  '%s is no file',
  (path) => {
    expect(answerTo(path)).toBeUndefined()
  },
)

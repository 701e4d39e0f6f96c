import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandOf, isAlive } from '#tests/support/processes.ts'
import { endAfterwards, newFolder, pidsIn, run } from '#tests/support/running.ts'

endAfterwards()

test('two sites run side by side, Ctrl C stops all of one, and its data is there the next time', async () => {
  const folder = newFolder()
  const [one, other] = await Promise.all([run('serve', folder), run('serve', newFolder())])
  expect((await fetch(`${one.url}/api/health`)).status).toBe(200)
  const pids = pidsIn(folder)
  expect(pids.worker.length).toBeGreaterThan(0)
  expect(await one.stop()).toBe(0)
  await expect.poll(() => [...pids.worker, pids.database].filter(isAlive)).toEqual([])
  expect((await fetch(`${other.url}/api/health`)).status).toBe(200)
  const again = await run('serve', folder)
  expect((await fetch(`${again.url}/nb`)).status).toBe(200)
  await Promise.all([again.stop(), other.stop()])
})

test('pids.json names the database that took the place of one that was killed', async () => {
  const folder = newFolder()
  const site = await run('serve', folder)
  const before = pidsIn(folder)
  process.kill(before.database, 'SIGKILL')
  await expect.poll(() => pidsIn(folder).database).not.toBe(before.database)
  const after = pidsIn(folder)
  expect(after.worker).toEqual(before.worker)
  await expect.poll(async () => (await fetch(`${site.url}/api/health`)).status).toBe(200)
  expect(commandOf(pidsIn(folder).database)).toContain(join(folder, 'database'))
  await site.stop()
  expect(readdirSync(folder).filter((name) => name.startsWith('pids.json'))).toEqual(['pids.json'])
})

const [script = ''] = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'))
const paths = [
  `/assets/${script}`,
  '/nb/',
  '/nb/products',
  '/nb/no-such-page',
  '/api/health',
  '/favicon.svg',
  '/favicon.ico',
  '/api-docs.css',
  '/pictures/flatbread-640.webp',
  '/pictures/none.webp',
  '/assets/none.js',
  '/assets-and-more',
  '/media/none.webp',
  '/nb/products/%',
  '/nb/%ff',
  '/nb/%00',
  '/..%2f',
  '/nb/About',
  '//evil.example/',
  `/nb/${'x'.repeat(8000)}`,
  '/api/%',
  '/assets/%',
  '/assets/%ff.js',
  '/pictures/%.webp',
]
const written = ['/nb', '/nb/products', '/api/health', '/favicon.svg', '/assets/none.js']

test('npm start and npm run serve answer the same from the same places, behind their two front doors', async () => {
  const [one, other] = await Promise.all([run('start', newFolder()), run('serve', newFolder())])
  const answersOf = (url: string) =>
    Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(url + path, { redirect: 'manual' })
        const { status, headers } = answer
        const [type, kept] = [headers.get('content-type'), headers.get('cache-control')]
        const policy = headers.has('content-security-policy')
        const isFile = status === 200 && !policy && !path.startsWith('/api/')
        const file = isFile ? await answer.text() : ''
        const to = headers.get('location')?.replace(url, '')
        return { path, status, type, kept, policy, file, to }
      }),
    )
  const refusalsOf = (url: string) =>
    Promise.all(
      written.flatMap((path) =>
        ['POST', 'DELETE', 'OPTIONS'].map(async (method) => {
          const { status, headers } = await fetch(url + path, { method })
          return { method, path, status, allow: headers.get('allow') }
        }),
      ),
    )
  /** As the cart's own buttons call, which send nothing but the address. */
  const emptied = async (url: string) => {
    const headers = { origin: url, 'sec-fetch-site': 'same-origin' }
    const lines = `${url}/api/cart/lines`
    const line = await fetch(`${lines}/none`, { method: 'DELETE', headers })
    return [(await fetch(lines, { method: 'DELETE', headers })).status, line.status]
  }
  try {
    expect(await answersOf(one.url)).toEqual(await answersOf(other.url))
    expect(await refusalsOf(one.url)).toEqual(await refusalsOf(other.url))
    for (const { url } of [one, other]) expect(await emptied(url)).toEqual([200, 404])
  } finally {
    await Promise.all([one.stop(), other.stop()])
  }
})

import { expect, test } from 'vitest'
import { serverConfig } from '#config'
import type { MissingAddresses, Redirects } from '#domain/pages.schema.ts'
import { memoryRateLimit } from '#server/platform/rate-limit.fake.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const list = '/api/admin/content/missing-addresses'

const look = (path: string, platform = api.platform) =>
  api
    .visitor({ pagePath: path, platform })
    .get(`/api/content/moved?${new URLSearchParams({ path })}`)

async function listed(): Promise<MissingAddresses['addresses']> {
  const editor = await callerOf(api, 'editor')
  return (await answered<MissingAddresses>(await editor.get(list))).addresses
}
const pathsListed = async () => (await listed()).map(({ path }) => path)

test('an address at which visitors find nothing is told of, with how often', async () => {
  await look('/About-Us.html')
  await look('/about-us.html?from=a-mail')
  await look('/quite-else')
  expect(await listed()).toMatchObject([
    { path: '/about-us.html', count: 2 },
    { path: '/quite-else', count: 1 },
  ])
})

test('what leads on, what is gone, a probe, a person and what no page asks for are not told of', async () => {
  const editor = await callerOf(api, 'editor')
  await editor.send('POST', '/api/admin/content/redirects', { fromPath: '/lead', to: '/about' })
  await editor.send('POST', '/api/admin/content/redirects', { fromPath: '/gone', to: null })
  for (const path of ['/lead', '/gone', '/wp-login.php', '/kari@example.org']) await look(path)
  await api.visitor().get('/api/content/moved?path=/asked-by-a-script')
  const paths = await pathsListed()
  for (const path of ['/lead', '/gone', '/wp-login.php', '/kari@example.org', '/asked-by-a-script'])
    expect(paths).not.toContain(path)
})

test('an address that leads on by now is told of no more, and is again once that has ended', async () => {
  const editor = await callerOf(api, 'editor')
  await look('/flyer-2019')
  expect(await pathsListed()).toContain('/flyer-2019')
  const made = await editor.send('POST', '/api/admin/content/redirects', {
    ...{ fromPath: '/flyer-2019', to: '/about' },
  })
  expect(await pathsListed()).not.toContain('/flyer-2019')
  const { redirects } = await answered<Redirects>(made, 201)
  const own = redirects.find(({ fromPath }) => fromPath === '/flyer-2019')
  await editor.send('DELETE', `/api/admin/content/redirects/${own?.id ?? ''}`)
  expect(await pathsListed()).toContain('/flyer-2019')
})

test('what is ignored stays so, however often it is asked for, until somebody takes that back', async () => {
  const editor = await callerOf(api, 'editor')
  await look('/does-not-matter')
  const mark = (path: string, isIgnored: boolean) =>
    editor.send('POST', `${list}/marks`, { path, isIgnored })
  for (const _ of [1, 2]) await answered(await mark('/does-not-matter', true))
  await look('/does-not-matter')
  expect(await pathsListed()).not.toContain('/does-not-matter')
  await answered(await mark('/does-not-matter', false))
  expect(await pathsListed()).toContain('/does-not-matter')
  const wrong = await mark('no path', true)
  expect(await refusal(wrong)).toMatchObject({ status: 422, code: 'address_invalid' })
})

test('only so many are noted in a minute, and the longest not asked for make room', async () => {
  const { kept } = serverConfig.missingAddresses
  const platform = { ...api.platform, missingAddresses: memoryRateLimit(1, () => 0) }
  await look('/first-of-the-minute', platform)
  await look('/second-of-the-minute', platform)
  const paths = await pathsListed()
  expect(paths).toContain('/first-of-the-minute')
  expect(paths).not.toContain('/second-of-the-minute')

  await api.database.execute({
    sql: `with recursive number(n) as (select 1 union all select n + 1 from number where n < ?)
      insert into missing_addresses select factories.id, '/many-' || n, 1, ?, 0 from number, factories`,
    args: [kept, Date.now() + 1000],
  })
  await look('/one-more')
  const { rows } = await api.database.execute('select count(*) as count from missing_addresses')
  expect(rows[0]?.['count']).toBe(kept)
  expect(await pathsListed()).not.toContain('/first-of-the-minute')
})

import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { newId } from '#domain/ids.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { memoryKeyValue } from '#server/platform/key-value.fake.ts'
import { useApi } from '#tests/support/api.ts'
import { SiteMemory } from './site-memory.ts'

const api = useApi()

/** As an isolate that has just begun would answer, with nothing kept anywhere. */
async function freshShell() {
  api.platform.memory = new SiteMemory()
  api.platform.kv = memoryKeyValue()
  return api.visitor().get('/api/shell')
}

async function factoryAt(createdAt: number, isActive: 0 | 1) {
  const id = newId()
  await api.database.execute({
    sql: 'insert into factories (id, name, is_active, created_at, updated_at) values (?, ?, ?, ?, 0)',
    args: [id, `Made at ${createdAt}`, isActive, createdAt],
  })
  return id
}

test('[G04] the site is that of the first active factory by the time it was made', async () => {
  const shop = ((await (await freshShell()).json()) as ShellData).factoryId
  await factoryAt(1, 0)
  await factoryAt(Date.now() + 1000, 1)
  expect(((await (await freshShell()).json()) as ShellData).factoryId).toBe(shop)
  const older = await factoryAt(2, 1)
  expect(((await (await freshShell()).json()) as ShellData).factoryId).toBe(older)
})

test('[B10] [G08] a factory without settings has no header style, and the product’s own defaults', async () => {
  const { company } = (await (await freshShell()).json()) as ShellData
  expect(company).toMatchObject({
    name: 'Made at 2',
    headerStyle: null,
    isNameShownInHeader: true,
    logo: { width: 32, height: 32, maxWidth: 200, style: 'rounded' },
  })
  await api.database.execute("update factories set name = '' where created_at = 2")
  const unnamed = (await (await freshShell()).json()) as ShellData
  expect(unnamed.company.name).toBe(appConfig.defaults.companyName)
})

test('[B10] [G04] without an active factory nothing is found, and the answer says so', async () => {
  await api.database.execute('update factories set is_active = 0')
  const answer = await freshShell()
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'no_factory', retryable: false })
})

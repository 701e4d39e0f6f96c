import { expect, test } from 'vitest'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test('[L01] the shell is in the language that the caller asks for', async () => {
  const shell = (await (
    await api.visitor({ language: 'ar' }).get('/api/shell')
  ).json()) as ShellData
  expect(shell.language).toMatchObject({ code: 'ar', direction: 'rtl' })
  expect(shell.languages.map((language) => language.code)).toEqual(['nb', 'en', 'ar', 'pl', 'uk'])
  expect(shell.menu[0]?.title).toBe('المنتجات')
})

test('[F01] the footer has three sections of four links and three at the bottom', async () => {
  const shell = (await (await api.visitor().get('/api/shell')).json()) as ShellData
  expect(shell.footer.sections.map(({ key, links }) => [key, links.length])).toEqual([
    ['quicklinks', 4],
    ['products', 4],
    ['support', 4],
  ])
  expect(shell.footer.bottom.map((link) => link.url)).toEqual(['/privacy', '/terms', '/cookies'])
})

test('[F02] [T03] links are named as texts for their editors, and for nobody else, whatever was asked before', async () => {
  const named = async (caller: Visitor) => {
    const { menu, footer } = (await (await caller.get('/api/shell')).json()) as ShellData
    const links = [...menu, ...menu.flatMap(({ children = [] }) => children), ...footer.bottom]
    return [...links, ...footer.sections.flatMap((section) => section.links)].map(
      ({ content }) => content,
    )
  }
  const editor = await callerOf(api, 'editor')
  const visitors = [api.visitor(), await callerOf(api, 'customer')]
  for (const visitor of visitors)
    expect(new Set(await named(visitor))).toEqual(new Set([undefined]))
  const names = await named(editor)
  expect(names).toContain('@footer/bottom.links.privacy')
  for (const name of names) {
    const read = await editor.get(`/api/admin/content/texts/${name}?language=nb`)
    expect(read.status, name).toBe(200)
  }
  for (const visitor of visitors)
    expect(new Set(await named(visitor))).toEqual(new Set([undefined]))
})

test('an unknown language never reaches a key: the default answers', async () => {
  const response = await api.visitor({ language: "en' OR 1=1" }).get('/api/shell')
  expect(((await response.json()) as ShellData).language.code).toBe('nb')
})

test('a menu title without a translation falls back to the default language', async () => {
  await api.database.batch(
    [
      `delete from menu_item_translations where language_code = 'pl' and menu_item_id in (select id from menu_items where url = '/products')`,
      `update content_revisions set revision = revision + 1 where language_code = 'pl'`,
    ],
    'write',
  )
  const shell = (await (
    await api.visitor({ language: 'pl' }).get('/api/shell')
  ).json()) as ShellData
  expect(shell.menu[0]?.title).toBe('Varer')
})

test('an unknown address answers 404 in the caller’s words', async () => {
  const response = await api.visitor().get('/api/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', retryable: false })
})

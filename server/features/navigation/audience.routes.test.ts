import { expect, test } from 'vitest'
import { appConfig } from '#config'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { SiteMemory } from '#server/site/site-memory.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { newLine } from '#tests/support/menu.ts'
import { callerOf } from '#tests/support/people.ts'
import { saveSettings, settingsFor } from '#tests/support/site-settings.ts'

const api = useApi()
const path = '/api/admin/menu'
const leaf = (title: string, more: object = {}) => ({ ...newLine, title, children: [], ...more })
const forIn = { audience: 'signed_in' }
const forOut = { audience: 'signed_out' }

async function menuOf(editor: Visitor): Promise<EditableMenu> {
  return (await (await editor.get(path)).json()) as EditableMenu
}

async function saveMenu(items: object[]): Promise<EditableMenu> {
  const editor = await callerOf(api, 'editor')
  const { rev } = await menuOf(editor)
  const answer = await editor.send('PUT', path, { items, rev })
  expect(answer.status).toBe(200)
  return (await answer.json()) as EditableMenu
}

async function shellOf(caller: Visitor): Promise<ShellData> {
  return (await (await caller.get('/api/shell')).json()) as ShellData
}

/** What a reader's menu says, entries and what is under them. */
async function titlesOf(caller: Visitor): Promise<string[]> {
  const { menu } = await shellOf(caller)
  return menu.flatMap(({ title, children = [] }) => [title, ...children.map((each) => each.title)])
}

test('[B02] an entry is shown to everyone, to the signed in alone or to all others, and hides what is under it', async () => {
  const under = [{ ...newLine, title: 'Prices' }]
  const { items } = await saveMenu([
    leaf('Shop', { children: [{ ...newLine, title: 'Reorder', ...forIn }] }),
    leaf('Partners', { ...forIn, children: under }),
    leaf('Become one', forOut),
    leaf('Only in nb', { ...forIn, languageCodes: ['nb'] }),
  ])
  expect(items.map(({ audience }) => audience)).toEqual([
    'everyone',
    'signed_in',
    'signed_out',
    'signed_in',
  ])
  expect(items[0]?.children[0]?.audience).toBe('signed_in')
  expect(await titlesOf(api.visitor({ language: 'en' }))).toEqual(['Shop', 'Become one'])
  for (const role of ['customer', 'translator', 'owner'] as const)
    expect(await titlesOf(await callerOf(api, role)), role).toEqual([
      ...['Shop', 'Reorder', 'Partners', 'Prices'],
    ])
})

test('[B02] one that is hidden in a language hides there what is under it', async () => {
  await saveMenu([
    leaf('Shop'),
    leaf('Bare nb', { languageCodes: ['nb'], children: [{ ...newLine, title: 'Under' }] }),
  ])
  expect(await titlesOf(api.visitor({ language: 'en' }))).toEqual(['Shop'])
  expect(await titlesOf(api.visitor({ language: 'nb' }))).toEqual(['Shop', 'Bare nb', 'Under'])
})

test('[B02] memory and store never give one audience the other’s, in either order', async () => {
  await saveMenu([leaf('Shop'), leaf('Partners', forIn), leaf('Become one', forOut)])
  const customer = await callerOf(api, 'customer')
  const visitor = api.visitor({ language: 'nb' })
  const told = async () => [await titlesOf(customer), await titlesOf(visitor)]
  const right = [
    ['Shop', 'Partners'],
    ['Shop', 'Become one'],
  ]
  expect(await told()).toEqual(right)
  expect(await told()).toEqual(right)
  // Another isolate, which knows what the store has kept.
  api.platform.memory = new SiteMemory()
  expect(await titlesOf(visitor)).toEqual(right[1])
  expect(await told()).toEqual(right)
})

test('[B02] where a link for the signed in was added elsewhere a moment ago, what one of them reads is given to nobody else', async () => {
  await saveMenu([leaf('Shop')])
  const platform = { ...api.platform, memory: new SiteMemory() }
  const visitor = (language: string) => api.visitor({ language, platform })
  expect(await shellOf(visitor('pl'))).not.toHaveProperty('audience')
  await saveMenu([leaf('Shop'), leaf('Partners', forIn)])
  const customer = visitor('nb')
  const { person } = await callerOf(api, 'customer')
  customer.cookies.set(appConfig.sessionCookie, person?.secret ?? '')
  expect(await titlesOf(customer)).toEqual(['Shop'])
  expect(await titlesOf(visitor('nb'))).toEqual(['Shop'])
})

test('[B02] a session that has ended is nobody’s, and its cookie opens nothing', async () => {
  await saveMenu([leaf('Shop'), leaf('Partners', forIn)])
  const customer = await callerOf(api, 'customer')
  expect(await titlesOf(customer)).toEqual(['Shop', 'Partners'])
  await api.database.execute({
    sql: 'delete from sessions where user_id = ?',
    args: [customer.person?.id ?? ''],
  })
  expect(await titlesOf(customer)).toEqual(['Shop'])
})

test('where everybody sees the same, nothing says for whom it is', async () => {
  await saveMenu([leaf('Shop')])
  expect(await shellOf(await callerOf(api, 'customer'))).not.toHaveProperty('audience')
  await saveMenu([leaf('Shop', forOut)])
  expect(await shellOf(api.visitor())).toMatchObject({ audience: 'signed_out' })
})

test('[B02] an audience that is not known is refused with a sentence at its entry, and nothing is saved', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await menuOf(editor)
  const items = [leaf('Shop', { children: [{ ...newLine, audience: 'members' }] })]
  const refused = await refusal(await editor.send('PUT', path, { items, rev }))
  expect(refused).toMatchObject({
    status: 422,
    code: 'audience_unknown',
    field: 'items.0.children.0.audience',
  })
  expect(refused.message).toMatch(/\S+ \S+/u)
  expect((await menuOf(editor)).rev).toBe(rev)
})

const words = {
  texts: { nb: 'Åpent hus' },
  url: null,
  startsAt: null,
  endsAt: null,
  isDismissible: true,
}

test('what is announced is told to those whom it is for', async () => {
  await saveMenu([leaf('Shop')])
  const owner = await callerOf(api, 'owner')
  const callers = { in: await callerOf(api, 'customer'), out: api.visitor() }
  const seenBy = async (announcement: object) => {
    expect((await saveSettings(owner, 'announcement', { announcement })).status).toBe(200)
    const [inside, outside] = [await shellOf(callers.in), await shellOf(callers.out)]
    return { in: Boolean(inside.announcement), out: Boolean(outside.announcement) }
  }
  expect(await seenBy(words)).toEqual({ in: true, out: true })
  expect((await settingsFor(owner)).announcement.announcement?.audience).toBe('everyone')
  expect(await seenBy({ ...words, ...forIn })).toEqual({ in: true, out: false })
  expect((await settingsFor(owner)).announcement.announcement?.audience).toBe('signed_in')
  expect(await seenBy({ ...words, ...forOut })).toEqual({ in: false, out: true })
  const unknown = { announcement: { ...words, audience: 'members' } }
  expect(await refusal(await saveSettings(owner, 'announcement', unknown))).toMatchObject({
    status: 422,
    code: 'audience_unknown',
    field: 'announcement.audience',
  })
})

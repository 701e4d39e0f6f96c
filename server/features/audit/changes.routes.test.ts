import { expect, test } from 'vitest'
import type { HeaderSettings } from '#domain/header.schema.ts'
import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { changesBy, doneBy } from '#tests/support/audit.ts'
import { answered, send } from '#tests/support/editing.ts'
import { footerAt } from '#tests/support/link-titles.ts'
import { asSent, footerPath, saveLinks, sectionOf } from '#tests/support/footer.ts'
import { newLine } from '#tests/support/menu.ts'
import { callerOf } from '#tests/support/people.ts'
import { saveSettings, settingsFor, settingsPath } from '#tests/support/site-settings.ts'

const api = useApi()
const menuPath = '/api/admin/menu'

async function menuOf(editor: Visitor) {
  const { items, rev } = await answered<EditableMenu>(await editor.get(menuPath))
  const sent = ({ isDead: _, made: _made, ...item }: EditableMenu['items'][number]) => item
  return {
    rev,
    items: items
      .map((item) => ({
        ...sent(item),
        children: item.children.map((child) => sent({ ...child, children: [] })),
      }))
      .map(({ children, ...item }) => ({
        ...item,
        children: children.map(({ children: _, ...child }) => child),
      })),
  }
}

test('[P03] the log has what each entry of the menu was before and after, and the order', async () => {
  const owner = await callerOf(api, 'owner')
  const { items, rev } = await menuOf(owner)
  const [first, second, ...rest] = items
  if (!first || !second) throw new Error('the demo has a menu')
  const moved = { ...first, url: '/faq', titles: { ...first.titles, nb: 'Annet' }, isActive: false }
  const added = { ...newLine, title: 'Added', url: '/about', children: [] }
  const body = { items: [second, moved, ...rest, added], rev }
  expect(await changesBy(owner, () => owner.send('PUT', menuPath, body))).toEqual({
    action: 'menu_saved',
    changes: [
      {
        of: '',
        field: 'order',
        before: `${first.title}, ${second.title}`,
        after: `${second.title}, ${first.title}`,
      },
      { of: first.title, field: 'title', before: first.titles['nb'], after: 'Annet' },
      { of: first.title, field: 'url', before: first.url, after: '/faq' },
      { of: first.title, field: 'isActive', before: true, after: false },
      { of: 'Added', field: 'title', before: null, after: 'Added' },
      { of: 'Added', field: 'url', before: null, after: '/about' },
      { of: 'Added', field: 'isActive', before: null, after: true },
      { of: 'Added', field: 'audience', before: null, after: 'everyone' },
    ],
    more: 0,
  })
})

test('[P03] what was removed is told, also what stood under it, and one title by itself', async () => {
  const owner = await callerOf(api, 'owner')
  const { items, rev } = await menuOf(owner)
  const branch = items.find(({ children }) => children.length > 0)
  const child = branch?.children[0]
  if (!branch || !child) throw new Error('the demo has a branch')
  const others = items.filter(({ id }) => id !== branch.id)
  const { changes } = await changesBy(owner, () =>
    owner.send('PUT', menuPath, { items: others, rev }),
  )
  expect(changes).toContainEqual({
    of: branch.title,
    field: 'url',
    before: branch.url,
    after: null,
  })
  expect(changes).toContainEqual({
    of: child.title,
    field: 'under',
    before: branch.title,
    after: null,
  })
  const [item] = others
  const seen = item?.titles['pl'] ?? ''
  const at = `@menu/${item?.id}` as const
  const told = await changesBy(owner, () => send(owner, at, { language: 'pl', value: 'Samo' }))
  expect(told.changes).toEqual([{ of: '', field: 'titles.pl', before: seen, after: 'Samo' }])
})

test('[P03] the same menu sent twice is told once, and one that changes nothing says so', async () => {
  const owner = await callerOf(api, 'owner')
  const { items, rev } = await menuOf(owner)
  const [first, ...rest] = items
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { items: [{ ...first, url: '/jobs' }, ...rest], rev }
  const send = async () => owner.send('PUT', menuPath, body, headers)
  const { changes } = await changesBy(owner, async () => {
    const [answer] = await Promise.all([send(), send()])
    await send()
    return answer
  })
  expect(changes).toMatchObject([{ field: 'url', before: first?.url, after: '/jobs' }])
  const same = await menuOf(owner)
  const nothing = await changesBy(owner, () => owner.send('PUT', menuPath, same))
  expect(nothing).toMatchObject({ changes: [], more: 0 })
})

test('[P03] who was late leaves no change in the log', async () => {
  const [owner, other] = [await callerOf(api, 'owner'), await callerOf(api, 'owner')]
  const seen = await menuOf(other)
  await owner.send('PUT', menuPath, seen)
  const log = (await doneBy(other)).length
  expect((await other.send('PUT', menuPath, { ...seen, items: [] })).status).toBe(409)
  expect(await doneBy(other)).toHaveLength(log)
})

test('[P03] an entry of the log is bounded: twenty changes of two hundred characters each', async () => {
  const owner = await callerOf(api, 'owner')
  const { items, rev } = await menuOf(owner)
  const url = `/${'a'.repeat(400)}`
  const many = Array.from({ length: 10 }, () => ({ ...newLine, url, children: [] }))
  const body = { items: [...items, ...many], rev }
  const { changes, more } = await changesBy(owner, () => owner.send('PUT', menuPath, body))
  expect([changes?.length, more]).toEqual([20, 20])
  expect(changes?.find(({ field }) => field === 'url')?.after).toBe(`/${'a'.repeat(198)}…`)
  await owner.send('PUT', menuPath, { items, rev: rev + 1 })
})

test('[P03] the log has the links of the footer, one title of them, and its colours', async () => {
  const owner = await callerOf(api, 'owner')
  const { links, rev } = await sectionOf(owner, 'support')
  const [first, ...rest] = asSent(links)
  const wish = { rev, links: [{ ...first, url: '/jobs' }, ...rest] }
  const saved = await changesBy(owner, () => saveLinks(owner, 'support', wish))
  expect(saved).toEqual({
    action: 'footer_links_saved',
    changes: [{ of: first?.title, field: 'url', before: first?.url, after: '/jobs' }],
    more: 0,
  })
  const [link] = links
  const seen = link?.titles['pl'] ?? ''
  const at = footerAt('support', link?.linkKey)
  const renamed = await changesBy(owner, () => send(owner, at, { language: 'pl', value: 'Praca' }))
  expect(renamed.changes).toEqual([{ of: '', field: 'titles.pl', before: seen, after: 'Praca' }])
  const { colorsRev } = await answered<EditableFooter>(await owner.get(footerPath))
  const colors = {
    backgroundColor: '#101010',
    textColor: '#fefefe',
    linkColor: '#ffffff',
    linkHoverColor: '#eeeeee',
    borderColor: '#333333',
  }
  const save = (wanted: object | null, at: number) =>
    changesBy(owner, () => owner.send('PUT', `${footerPath}/colors`, { colors: wanted, rev: at }))
  const painted = await save(colors, colorsRev)
  expect(painted.changes).toContainEqual(
    expect.objectContaining({ of: '', field: 'linkColor', after: '#ffffff' }),
  )
  const bare = await save(null, colorsRev + 1)
  expect(bare.changes).toContainEqual({
    of: '',
    field: 'borderColor',
    before: '#333333',
    after: null,
  })
})

test('[P03] the log has the header before and after, also where nobody had saved it', async () => {
  const owner = await callerOf(api, 'owner')
  const path = `${settingsPath}/header`
  const before = await answered<HeaderSettings>(await owner.get(path))
  const wish = { ...before, headerMenuStyle: 'gmail', headerLogoWidth: before.headerLogoWidth + 1 }
  const told = await changesBy(owner, () => owner.send('PUT', path, wish))
  expect(told.changes).toEqual([
    { of: '', field: 'headerMenuStyle', before: before.headerMenuStyle, after: 'gmail' },
    {
      of: '',
      field: 'headerLogoWidth',
      before: before.headerLogoWidth,
      after: before.headerLogoWidth + 1,
    },
  ])
  const log = (await doneBy(owner)).length
  expect((await owner.send('PUT', path, wish)).status).toBe(200)
  expect(await doneBy(owner)).toHaveLength(log)
})

test('[P03] the log tells what was changed in a group of settings', async () => {
  const owner = await callerOf(api, 'owner')
  const { company, look } = await settingsFor(owner)
  const texts = Object.fromEntries(
    Object.entries(company).map(([name, value]) => [name, value ?? '']),
  )
  const called = await changesBy(owner, () =>
    saveSettings(owner, 'company', { ...texts, phone: '55 12 34 56', email: 'Post@Fjord.example' }),
  )
  expect(called.changes).toEqual([
    { of: '', field: 'phone', before: company.phone, after: '+4755123456' },
    { of: '', field: 'email', before: company.email, after: 'post@fjord.example' },
  ])
  const looked = await changesBy(owner, () =>
    saveSettings(owner, 'look', { loadingStyle: 'pulse' }),
  )
  expect(looked.changes).toEqual([
    { of: '', field: 'loadingStyle', before: look.loadingStyle, after: 'pulse' },
  ])
  const themed = await changesBy(owner, () =>
    saveSettings(owner, 'theme', { light: { primary: '#1a3d7c' }, radius: 'none' }),
  )
  expect(themed.changes).toEqual([
    { of: '', field: 'radius', before: 'medium', after: 'none' },
    { of: '', field: 'light.primary', before: null, after: '#1a3d7c' },
  ])
  const announcement = {
    texts: { nb: '<b>Stengt</b>' },
    url: null,
    startsAt: null,
    endsAt: null,
    isDismissible: true,
  }
  const announced = await changesBy(owner, () =>
    saveSettings(owner, 'announcement', { announcement }),
  )
  expect(announced.changes).toEqual([
    { of: '', field: 'texts.nb', before: null, after: '<b>Stengt</b>' },
    { of: '', field: 'audience', before: null, after: 'everyone' },
    { of: '', field: 'isDismissible', before: null, after: true },
  ])
  const ended = await changesBy(owner, () =>
    saveSettings(owner, 'announcement', { announcement: null }),
  )
  expect(ended.changes).toContainEqual({
    of: '',
    field: 'texts.nb',
    before: '<b>Stengt</b>',
    after: null,
  })
})

import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import type { EditableCollection } from '#domain/collections.schema.ts'
import type { EditableLanguages } from '#domain/languages.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { changesBy, doneBy } from '#tests/support/audit.ts'
import { answered } from '#tests/support/editing.ts'
import { added, newPicture } from '#tests/support/media.ts'
import { madePage, pagesPath, renamed } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'
import { sectionsOf, sectionsPath } from '#tests/support/sections.ts'

const api = useApi()

test('[P03] the log has what was set in each section of a page, and their order', async () => {
  const owner = await callerOf(api, 'owner')
  const { sections, rev } = await sectionsOf(owner, 'home')
  const [hero, categories, ...rest] = sections
  if (!hero || !categories) throw new Error('the home page has sections of its own')
  const save = (body: object) =>
    changesBy(owner, () => owner.send('PUT', sectionsPath('home'), body))
  const hidden = { ...hero, isHidden: true }
  const table = { kind: 'table', settings: { ground: 'tint' } }
  const told = await save({ sections: [categories, hidden, ...rest, table], rev })
  expect(told.changes).toEqual([
    {
      of: '',
      field: 'order',
      before: 'home-hero 1, home-categories 2',
      after: 'home-categories 2, home-hero 1',
    },
    { of: 'home-hero 1', field: 'isHidden', before: false, after: true },
    { of: 'table 6', field: 'kind', before: null, after: 'table' },
    { of: 'table 6', field: 'ground', before: null, after: 'tint' },
  ])
  const back = await save({ sections, rev: rev + 1 })
  expect(back.changes).toContainEqual({
    of: 'table 6',
    field: 'kind',
    before: 'table',
    after: null,
  })
})

test('[P03] the log has what a page was before and after: address, template, place, state', async () => {
  const owner = await callerOf(api, 'owner')
  const under = await madePage(owner, { slug: 'above' })
  const made = (await doneBy(owner)).find(({ action }) => action === 'page_made')
  expect(made?.changes).toEqual([
    { of: '', field: 'slug', before: null, after: 'above' },
    { of: '', field: 'template', before: null, after: 'article' },
  ])
  const page = await madePage(owner, { slug: 'changed' })
  const moved = await changesBy(owner, () =>
    owner.send('PATCH', `${pagesPath}/${page.id}`, { rev: page.rev, parentId: under.id }),
  )
  expect(moved.changes).toEqual([{ of: '', field: 'under', before: null, after: 'above' }])
  const named = await changesBy(owner, () =>
    renamed(owner, { id: page.id, rev: page.rev + 1 }, 'en', 'changed-too'),
  )
  expect(named.changes).toEqual([
    { of: '', field: 'slug', before: 'changed', after: 'changed-too' },
  ])
  const path = `${pagesPath}/${page.id}/languages/en/publication`
  const wish = { rev: page.rev + 2, as: 'publish' }
  const shown = await changesBy(owner, () => owner.send('PUT', path, wish))
  expect(shown.changes).toEqual([{ of: '', field: 'state', before: 'draft', after: 'published' }])
  const redirect = { fromPath: '/once', to: '/about' }
  const leads = await changesBy(owner, () =>
    owner.send('POST', '/api/admin/content/redirects', redirect),
  )
  expect(leads.changes).toEqual([{ of: '', field: 'to', before: null, after: '/about' }])
})

test('[P03] the log has what a language was, and the order of them', async () => {
  const owner = await callerOf(api, 'owner')
  const path = '/api/admin/languages'
  const finnish = { code: 'fi', name: 'Finnish', nativeName: 'Suomi', direction: 'ltr' }
  const begun = await changesBy(owner, () => owner.send('POST', path, finnish))
  expect(begun.changes).toContainEqual({
    of: '',
    field: 'nativeName',
    before: null,
    after: 'Suomi',
  })
  const { languages } = await answered<EditableLanguages>(await owner.get(path))
  const change = { rev: languages.at(-1)?.rev, name: 'Finnish!', areaGates: { menu: 50 } }
  const told = await changesBy(owner, () => owner.send('PATCH', `${path}/fi`, change))
  expect(told.changes).toEqual([
    { of: '', field: 'name', before: 'Finnish', after: 'Finnish!' },
    { of: '', field: 'areaGates.menu', before: null, after: 50 },
  ])
  const seen = languages.map(({ code }) => code)
  const [first = '', second = '', ...rest] = seen
  const order = await changesBy(owner, () =>
    owner.send('PUT', `${path}/order`, { codes: [second, first, ...rest], seen }),
  )
  expect(order.changes).toEqual([
    { of: '', field: 'order', before: `${first}, ${second}`, after: `${second}, ${first}` },
  ])
})

test('[P03] the log has the words of the interface that were laid over, changed and given back', async () => {
  const owner = await callerOf(api, 'owner')
  const [key, other] = ['Skip to content', '(optional)'].map((text) => generateMessageId(text))
  const path = `/api/admin/interface-texts/${encodeURIComponent(key ?? '')}`
  const save = (content: string, rev: number) =>
    changesBy(owner, () => owner.send('PUT', path, { language: 'en', content, rev }))
  expect((await save('Hop', 0)).changes).toEqual([
    { of: '', field: 'content', before: null, after: 'Hop' },
  ])
  expect((await save('Jump', 1)).changes).toMatchObject([{ before: 'Hop', after: 'Jump' }])
  const texts = [{ key: other, content: 'Maybe', rev: 0 }]
  const brought = await changesBy(owner, () =>
    owner.send('POST', '/api/admin/interface-texts/imports', { language: 'en', texts }),
  )
  expect(brought.changes).toMatchObject([{ field: 'content', before: null, after: 'Maybe' }])
  const back = await changesBy(owner, () => owner.send('DELETE', path, { language: 'en', rev: 2 }))
  expect(back.changes).toMatchObject([{ field: 'content', before: 'Jump', after: null }])
})

test('[P03] the log has the state and the order of the items of a list', async () => {
  const owner = await callerOf(api, 'owner')
  const path = '/api/admin/collections/locations'
  const list = async () => answered<EditableCollection>(await owner.get(`${path}?language=nb`))
  const { items, rev } = await list()
  const [first, second] = items.map(({ id }) => id)
  const hidden = await changesBy(owner, () =>
    owner.send('PATCH', `${path}/items/${first}`, { rev, state: 'hidden' }),
  )
  expect(hidden.changes).toEqual([{ of: '', field: 'state', before: 'shown', after: 'hidden' }])
  const now = (await list()).rev
  const order = await changesBy(owner, () =>
    owner.send('PUT', `${path}/order`, { rev: now, items: [second, first] }),
  )
  expect(order.changes).toEqual([
    { of: '', field: 'order', before: `${first}, ${second}`, after: `${second}, ${first}` },
  ])
})

test('[P03] what is not known to stand on the site is told as changed, and nothing of it is kept', async () => {
  const owner = await callerOf(api, 'owner')
  const item = await added(owner, 'CV Kari Prøve.png', await newPicture())
  const change = { rev: item.rev, name: 'Søknad Ola.png', altTexts: { nb: 'Ost' }, focalX: 20 }
  const told = await changesBy(owner, () =>
    owner.send('PATCH', `/api/admin/media/${item.id}`, change),
  )
  expect(told.changes).toEqual([
    { of: '', field: 'name' },
    { of: '', field: 'focalX', before: 50, after: 20 },
    { of: '', field: 'altTexts.nb', before: null, after: 'Ost' },
  ])
  const file = await (await owner.get('/api/admin/audit/file')).text()
  expect(file).toContain('altTexts.nb: – → Ost')
  expect(file).not.toContain('Søknad')
})

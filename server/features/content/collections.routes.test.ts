import { expect, test } from 'vitest'
import { numbersIn } from '#domain/content.ts'
import type { CollectionKey } from '#domain/collections.ts'
import type { EditableCollection } from '#domain/collections.schema.ts'
import type { PageTexts } from '#domain/content.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { described, newPicture } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const base = '/api/admin/collections'

async function listed(caller: Visitor, key: CollectionKey, language = 'nb') {
  return answered<EditableCollection>(await caller.get(`${base}/${key}?language=${language}`))
}

interface Given {
  field: string
  value: string
  rev?: number
}

const save = (
  caller: Visitor,
  at: `${CollectionKey}/${string}`,
  texts: Given[],
  language = 'nb',
) => {
  const [key, id] = at.split('/')
  const sent = texts.map((text) => ({ rev: 0, ...text }))
  return caller.send('PUT', `${base}/${key}/items/${id}`, { language, texts: sent })
}

const order = (caller: Visitor, key: CollectionKey, items: string[], rev: number) =>
  caller.send('PUT', `${base}/${key}/order`, { items, rev })

const mark = (caller: Visitor, key: CollectionKey, id: string, body: object) =>
  caller.send('PATCH', `${base}/${key}/items/${id}`, body)

/** The numbers that a visitor reads on a page, in their order. */
async function shown(page: string, prefix: string, language = 'nb'): Promise<number[]> {
  const response = await api.visitor({ language }).get(`/api/content/pages/${page}`)
  return numbersIn((await response.json()) as PageTexts, prefix)
}

const idsOf = ({ items }: EditableCollection) => items.map(({ id }) => id)

test('an item is added at the end in one language, read at once, and the same call twice is one', async () => {
  const editor = await callerOf(api, 'editor')
  const { nextNumbers } = await listed(editor, 'resellers')
  const number = nextNumbers['place'] ?? 0
  const texts = [
    { field: 'name', value: 'Kolonialen' },
    { field: 'city', value: '5003 Bergen' },
    { field: 'note', value: '' },
  ]
  for (const _ of [1, 2])
    expect(
      idsOf(await answered(await save(editor, `resellers/place.${number}`, texts))).at(-1),
    ).toBe(`place.${number}`)
  expect((await shown('resellers', 'place')).at(-1)).toBe(number)
  // A language without words of its own shows the default language's.
  expect((await shown('resellers', 'place', 'pl')).at(-1)).toBe(number)
  const item = (await listed(editor, 'resellers', 'pl')).items.at(-1)
  expect(item?.open.find(({ languageCode }) => languageCode === 'pl')?.missing).toBe(2)
  const another = [{ field: 'name', value: 'En annen' }]
  expect(await refusal(await save(editor, `resellers/place.${number}`, another))).toMatchObject({
    status: 409,
    code: 'stale',
  })
})

test('visitors read a list in the order it was put in; who saw another one is refused', async () => {
  const editor = await callerOf(api, 'editor')
  const { rev } = await listed(editor, 'locations')
  const wanted = ['place.3', 'place.1', 'place.4', 'place.2']
  for (const _ of [1, 2])
    expect(idsOf(await answered(await order(editor, 'locations', wanted, rev)))).toEqual(wanted)
  expect(await shown('locations', 'place')).toEqual([3, 1, 4, 2])
  const late = await order(editor, 'locations', ['place.1'], rev)
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  const unknown = await order(editor, 'locations', ['place.99'], rev)
  expect(await refusal(unknown)).toMatchObject({ status: 404 })
})

test('an item is hidden, removed and brought back with its words; its number is given to no other', async () => {
  const editor = await callerOf(api, 'editor')
  const at = async () => (await listed(editor, 'questions')).rev
  const before = await shown('faq', 'question')
  await answered(
    await mark(editor, 'questions', 'question.2', { rev: await at(), state: 'hidden' }),
  )
  expect(await shown('faq', 'question')).not.toContain(2)
  const seen = await at()
  for (const _ of [1, 2])
    await answered(await mark(editor, 'questions', 'question.12', { rev: seen, state: 'removed' }))
  const { items, nextNumbers } = await listed(editor, 'questions')
  expect(items.map(({ id }) => id)).not.toContain('question.12')
  expect(items.find(({ id }) => id === 'question.2')?.state).toBe('hidden')
  expect(nextNumbers['question']).toBe(13)
  const ghost = await save(editor, 'questions/question.12', [{ field: 'title', value: 'Hm' }])
  expect(ghost.status).toBe(404)
  for (const id of ['question.12', 'question.2'])
    await answered(await mark(editor, 'questions', id, { rev: await at(), state: 'shown' }))
  expect(await shown('faq', 'question')).toEqual(before)
  const stale = await mark(editor, 'questions', 'question.1', { rev: 1, state: 'hidden' })
  expect(await refusal(stale)).toMatchObject({ status: 409, code: 'stale' })
})

test.each([
  ['words_missing', 'team/person.9', { field: 'name', value: '  ' }],
  ['phone_invalid', 'locations/place.1', { field: 'phone', value: 'ring us' }],
  ['date_invalid', 'certificates/certificate.9', { field: 'validUntil', value: '2027-02-30' }],
  [
    'address_invalid',
    'certificates/certificate.9',
    { field: 'link', value: 'javascript:alert(1)' },
  ],
  ['address_invalid', 'team/person.9', { field: 'picture', value: 'https://elsewhere.test/x.png' }],
  ['text_long', 'team/person.9', { field: 'text', value: 'x'.repeat(2001) }],
  ['not_found', 'team/person.9', { field: 'no-such', value: 'x' }],
  ['not_found', 'team/question.1', { field: 'name', value: 'x' }],
] as const)('%s: nothing of the item is saved', async (code, at, wrong) => {
  const editor = await callerOf(api, 'editor')
  const fine = { field: wrong.field === 'name' ? 'role' : 'name', value: 'Fine' }
  expect(await refusal(await save(editor, at, [fine, wrong]))).toMatchObject({ code })
  const { rows } = await api.database.execute(
    "select count(*) as n from page_content_translations where content_value = 'Fine'",
  )
  expect(rows[0]?.['n']).toBe(0)
})

test('an item that nobody has yet is refused without its title, wherever that is left out', async () => {
  const editor = await callerOf(api, 'editor')
  const body = [{ field: 'body', value: '<p>An answer to nothing.</p>' }]
  const { nextNumbers } = await listed(editor, 'questions')
  const id = `question.${nextNumbers['question'] ?? 0}`
  expect(await refusal(await save(editor, `questions/${id}`, body))).toMatchObject({
    status: 422,
    code: 'words_missing',
    field: 'title',
  })
  expect((await listed(editor, 'questions')).items.map((item) => item.id)).not.toContain(id)
})

test('[U03] a translator translates what is there and adds nothing and takes nothing down; a needed text may fall back', async () => {
  const translator = await callerOf(api, 'translator')
  const given = [{ field: 'title', value: 'Nowe' }]
  expect(await refusal(await save(translator, 'questions/question.77', given, 'pl'))).toMatchObject(
    {
      code: 'forbidden',
    },
  )
  const rev = (await listed(translator, 'questions', 'pl')).items.find(
    ({ id }) => id === 'question.1',
  )?.texts['title']?.rev
  const empty = [{ field: 'title', value: '', rev: rev ?? 0 }]
  const at = 'questions/question.1'
  expect(await refusal(await save(translator, at, empty, 'pl'))).toMatchObject({
    code: 'forbidden',
  })
  const editor = await callerOf(api, 'editor')
  const saved = await answered<EditableCollection>(await save(editor, at, empty, 'pl'))
  expect(saved.items.find(({ id }) => id === 'question.1')?.texts['title']?.state).toBe('missing')
})

test('two editors who add at the same moment get one item between them, and the other is told', async () => {
  const editor = await callerOf(api, 'editor')
  const both = await Promise.all(
    ['Anne', 'Berit'].map((name) =>
      save(editor, 'team/person.50', [
        { field: 'name', value: name },
        { field: 'role', value: 'Ysting' },
      ]),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('[D11] a portrait comes with its size and its focal point, in every language', async () => {
  const editor = await callerOf(api, 'editor')
  const { id, rev, address } = await described(editor, 'ragnhild.png', await newPicture())
  const point = { focalX: 20, focalY: 80 }
  await answered(await editor.send('PATCH', `/api/admin/media/${id}`, { ...point, rev }))
  await answered(await save(editor, 'team/person.1', [{ field: 'picture', value: address }]))
  for (const language of ['nb', 'ar']) {
    const response = await api.visitor({ language }).get('/api/content/pages/about')
    const texts = (await response.json()) as PageTexts
    const drawn = { id, version: 1, height: 30, ...point }
    expect(texts['person.1.picture']).toMatchObject({ value: address, portrait: drawn })
    expect(texts['person.1.name']).not.toHaveProperty('portrait')
  }
})

import { expect, test } from 'vitest'
import { sha256Hex } from '#domain/ids.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { type At, auditOf, history, path, saved, send, text } from '#tests/support/editing.ts'
import { linkKinds, places } from '#tests/support/link-titles.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

async function translatorOf(...languages: string[]): Promise<Visitor> {
  const translator = await callerOf(api, 'translator')
  await api.database.execute({
    sql: 'update admins set languages = ? where user_id = ?',
    args: [JSON.stringify(languages), translator.person?.id ?? ''],
  })
  return translator
}

test('[U03] a translator writes in their own languages alone, and takes nothing down', async () => {
  const translator = await translatorOf('pl', 'uk')
  const polish = { language: 'pl', value: 'Regulamin sklepu' }
  expect(await saved(translator, 'terms/metaTitle', polish)).toMatchObject({ state: 'reviewed' })
  const as = 'draft'
  expect((await send(translator, 'terms/metaTitle', { ...polish, as })).status).toBe(200)
  for (const language of ['nb', 'en']) {
    const other = { language, value: 'Mine' }
    expect(await refusal(await send(translator, 'terms/metaTitle', other))).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect((await send(translator, 'terms/metaTitle', { ...other, as })).status).toBe(403)
  }
  const schedule = { ...polish, as: 'schedule', publishAt: Date.now() + 60_000 } as const
  expect((await send(translator, 'terms/metaTitle', schedule)).status).toBe(403)
  for (const as of ['publish', 'draft'] as const)
    expect((await send(translator, 'terms/metaTitle', { ...polish, value: ' ', as })).status).toBe(
      403,
    )
  const body = { language: 'pl', rev: 2 }
  const down = await translator.send('POST', path('terms/metaTitle', '/unpublish'), body)
  expect(down.status).toBe(403)
  expect((await text(translator, 'terms/metaTitle', 'pl')).value).toBe('Regulamin sklepu')
  expect((await text(translator, 'terms/metaTitle', 'en')).value).not.toBe('Mine')
})

test('[U03] [T03] a translator takes the title of a link back, which has but one state; by no address a text of the footer', async () => {
  const [translator, editor] = [await translatorOf('pl'), await callerOf(api, 'editor')]
  const takeBack = async (at: At) => {
    for (const value of ['Pierwszy', 'Drugi']) await saved(editor, at, { language: 'pl', value })
    const { rev } = await text(editor, at, 'pl')
    const [, former] = await history(editor, at, 'pl')
    const body = { language: 'pl', rev, versionId: former?.id }
    const restored = await translator.send('POST', path(at, '/restore'), body)
    const now = await text(editor, at, 'pl')
    const seen = { language: 'pl', rev: now.rev }
    const down = await translator.send('POST', path(at, '/unpublish'), seen)
    return [restored.status, now.value, down.status, (await text(editor, at, 'pl')).value]
  }
  for (const kind of linkKinds)
    expect(await takeBack(await places[kind].at(editor))).toEqual([200, 'Pierwszy', 200, ''])
  for (const page of ['footer', '@footer'])
    expect(await takeBack(`${page}/company.name`)).toEqual([403, 'Drugi', 403, 'Drugi'])
})

test('[U03] a translator publishes no draft without words, and makes no text', async () => {
  const [translator, editor] = [await translatorOf('pl'), await callerOf(api, 'editor')]
  await saved(editor, 'terms/title', { language: 'pl', value: 'Regulamin' })
  const { rev } = await saved(editor, 'terms/title', { language: 'pl', value: '', as: 'draft' })
  const publish = (caller: Visitor) =>
    caller.send('POST', path('terms/title', '/publish-draft'), { language: 'pl', rev })
  expect(await refusal(await publish(translator))).toMatchObject({ code: 'forbidden' })
  expect((await text(editor, 'terms/title', 'pl')).value).toBe('Regulamin')
  expect((await publish(editor)).status).toBe(200)
  const made = await send(translator, 'terms/someNewKey', { language: 'pl', value: 'Hm' })
  expect(await refusal(made)).toMatchObject({ status: 403, code: 'forbidden' })
})

test('[U03] a viewer reads and writes nothing; a visitor gets 401, a customer 403', async () => {
  const viewer = await callerOf(api, 'viewer')
  const before = await text(viewer, 'support/title')
  const body = { language: 'nb', value: 'x', rev: before.rev, as: 'publish' }
  expect((await viewer.send('PUT', path('support/title'), body)).status).toBe(403)
  expect(await text(viewer, 'support/title')).toEqual(before)
  expect((await api.visitor().send('PUT', path('support/title'), body)).status).toBe(401)
  expect((await api.visitor().get(`${path('support/title')}?language=nb`)).status).toBe(401)
  const customer = await callerOf(api, 'customer')
  expect((await customer.get(`${path('support/title')}?language=nb`)).status).toBe(403)
  const unsure = await callerOf(api, 'owner', { hasSecondFactor: false })
  expect((await unsure.send('PUT', path('support/title'), body)).status).toBe(403)
})

test('every change is written down: who, what, and the hashes of before and after', async () => {
  const editor = await callerOf(api, 'editor')
  const before = await text(editor, 'privacy/title')
  await saved(editor, 'privacy/title', { value: 'Personvern her' })
  const { rev } = await saved(editor, 'privacy/title', { value: 'Utkast', as: 'draft' })
  await editor.send('POST', path('privacy/title', '/publish-draft'), { language: 'nb', rev })
  const log = await auditOf(api, 'privacy/title')
  expect(log.map(({ action }) => action)).toEqual([
    'text_published',
    'text_drafted',
    'text_published',
  ])
  expect(log[0]).toEqual({
    action: 'text_published',
    actorId: editor.person?.id,
    data: {
      language: 'nb',
      before: await sha256Hex(before.value),
      after: await sha256Hex('Personvern her'),
    },
  })
})

test('[U03] languages that an editor has left from translating limit nothing', async () => {
  const editor = await callerOf(api, 'editor')
  await api.database.execute({
    sql: `update admins set languages = '["pl"]' where user_id = ?`,
    args: [editor.person?.id ?? ''],
  })
  await saved(editor, 'about/title', { value: 'Om oss alle', language: 'nb' })
})

test('[U06] who may not take a text down is in the log with the permission that they lack', async () => {
  const translator = await translatorOf('pl')
  await api.database.execute('delete from audit_log')
  const { rev } = await text(translator, 'terms/title', 'pl')
  const answer = await translator.send('POST', path('terms/title', '/unpublish'), {
    language: 'pl',
    rev,
  })
  expect(answer.status).toBe(403)
  await expect
    .poll(async () => (await api.database.execute('select action, entity_id from audit_log')).rows)
    .toMatchObject([{ action: 'denied', entity_id: 'content.publish' }])
})

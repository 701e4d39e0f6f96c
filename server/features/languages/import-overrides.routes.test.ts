import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import type { Overrides } from '#domain/languages.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/interface-texts'

const bring = (caller: Visitor, texts: object[], action = '') =>
  caller.send('POST', `${path}/imports${action}`, { language: 'en', texts })

const messageKey = (message: string) => generateMessageId(message)
const one = messageKey('Saved to {name}')
const two = messageKey('Skip to content')
const fine = messageKey('(optional)')
const other = messageKey('Quantity of {name}')

const message = (key: string, content: string, more: object = {}) => ({
  key,
  content,
  rev: 0,
  ...more,
})

async function textsOf(caller: Visitor) {
  const response = await caller.get(`${path}?language=en`)
  return ((await response.json()) as Overrides).texts
}

test('[L06] messages of a file are laid over the catalogue together; the same call twice is one', async () => {
  const editor = await callerOf(api, 'editor')
  const texts = [message(one, 'Hi {name}'), message(two, 'Bye')]
  expect(await (await bring(editor, texts, '/check')).json()).toEqual({ count: 2 })
  expect(await textsOf(editor)).toEqual([])
  expect(await (await bring(editor, texts)).json()).toEqual({ count: 2 })
  expect(await (await bring(editor, texts)).json()).toEqual({ count: 0 })
  const kept = Object.fromEntries(
    (await textsOf(editor)).map(({ key, content, rev }) => [key, [content, rev]]),
  )
  expect(kept).toEqual({ [one]: ['Hi {name}', 1], [two]: ['Bye', 1] })
})

test.each([
  ['placeholder_unknown', message(other, 'Hi {other}')],
  ['message_invalid', message(other, 'Hi {name')],
  ['not_found', message('nobody-has-it', 'Hm')],
  ['stale', message(one, 'Hello {name}', { rev: 9 })],
])('[L06] %s: nothing of the call is written', async (code, text) => {
  const editor = await callerOf(api, 'editor')
  const response = await bring(editor, [message(fine, 'Fine'), text])
  expect(await refusal(response)).toMatchObject({ code, field: 'texts.1' })
  expect((await textsOf(editor)).map(({ key }) => key)).not.toContain(fine)
})

test('[L06] a message that stands twice in a call is refused', async () => {
  const editor = await callerOf(api, 'editor')
  const texts = [message(fine, 'One'), message(fine, 'Two')]
  for (const action of ['/check', ''])
    expect(await refusal(await bring(editor, texts, action))).toMatchObject({
      ...{ status: 422, code: 'invalid_input' },
    })
  expect((await textsOf(editor)).map(({ key }) => key)).not.toContain(fine)
})

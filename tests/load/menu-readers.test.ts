import { expect, test } from 'vitest'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { readWhileSaving, saves } from '#tests/support/fifty-readers.ts'
import { newLine } from '#tests/support/menu.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const path = '/api/admin/menu'

/** A reader who is asked to come back, since all places are taken, does. */
async function answered(call: () => Promise<Response>): Promise<Response> {
  const answer = await call()
  return answer.status === 503 ? answered(call) : answer
}

test(`50 readers during ${saves} saves never see a menu that is empty or half`, async () => {
  const editor = await callerOf(api, 'editor')
  const branch = { ...newLine, children: [newLine, newLine] }
  const leaf = { ...newLine, children: [] }
  // Without ids all are new: the menu is emptied and filled by each save.
  const menus = [[branch, leaf, branch], [branch]]
  const counts = [7, 3]
  const { rev: first } = (await (await editor.get(path)).json()) as EditableMenu
  const begun = await editor.send('PUT', path, { items: menus[1], rev: first })
  expect(begun.status).toBe(200)
  const seen: number[] = []
  await readWhileSaving({
    newReader: () => api.visitor({ language: 'nb' }),
    read: async (reader: Visitor) => {
      const answer = await answered(() => {
        api.platform.memory.readAt = 0
        return reader.get('/api/shell')
      })
      const { menu } = (await answer.json()) as ShellData
      seen.push(menu.reduce((sum, { children = [] }) => sum + 1 + children.length, 0))
    },
    save: async (number) => {
      const body = { items: menus[number % 2], rev: first + 1 + number }
      const key = { 'idempotency-key': crypto.randomUUID() }
      const response = await answered(() => editor.send('PUT', path, body, key))
      expect(response.status).toBe(200)
    },
  })
  expect(seen.filter((count) => !counts.includes(count))).toEqual([])
})

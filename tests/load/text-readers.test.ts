import { expect, test } from 'vitest'
import type { PageTexts } from '#domain/content.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { saved } from '#tests/support/editing.ts'
import { readWhileSaving, saves } from '#tests/support/fifty-readers.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test(`50 readers during ${saves} saves never see an empty or a half text`, async () => {
  const editor = await callerOf(api, 'editor')
  const whole = (number: number) => `${`del ${number} `.repeat(100)}slutt`
  const wrong: string[] = []
  let { rev } = await saved(editor, 'about/lede', { value: whole(0) })
  await readWhileSaving({
    newReader: () => api.visitor({ language: 'nb' }),
    read: async (reader: Visitor) => {
      const texts = (await (await reader.get('/api/content/pages/about')).json()) as PageTexts
      const { value = '', languageCode } = texts['lede'] ?? {}
      const number = Number(/del (\d+)/u.exec(value)?.[1] ?? -1)
      if (value !== whole(number) || languageCode !== 'nb') wrong.push(value.slice(0, 80))
    },
    save: async (number) => {
      ;({ rev } = await saved(editor, 'about/lede', { value: whole(number + 1), rev }))
    },
  })
  expect(wrong).toEqual([])
})

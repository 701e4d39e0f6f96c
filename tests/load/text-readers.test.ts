import { expect, test } from 'vitest'
import type { PageTexts } from '#domain/content.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { saved } from '#tests/support/editing.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test('50 readers during 200 saves never see an empty or a half text', async () => {
  const editor = await callerOf(api, 'editor')
  const whole = (number: number) => `${`del ${number} `.repeat(100)}slutt`
  const readers = Array.from({ length: 50 }, () => api.visitor({ language: 'nb' }))
  const wrong: string[] = []
  const read = async (reader: Visitor) => {
    const texts = (await (await reader.get('/api/content/pages/about')).json()) as PageTexts
    const { value = '', languageCode } = texts['lede'] ?? {}
    const number = Number(/del (\d+)/u.exec(value)?.[1] ?? -1)
    if (value !== whole(number) || languageCode !== 'nb') wrong.push(value.slice(0, 80))
  }
  let { rev } = await saved(editor, 'about/lede', { value: whole(0) })
  for (let number = 1; number <= 200; number += 1) {
    const turn = readers.filter((_, index) => index % 10 === number % 10)
    const save = saved(editor, 'about/lede', { value: whole(number), rev })
    await Promise.all([save, ...turn.map(read)])
    ;({ rev } = await save)
  }
  expect(wrong).toEqual([])
})

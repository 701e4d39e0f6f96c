import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { asSent, saveLinks, sectionOf, shownLinks } from '#tests/support/footer.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test('50 readers during 200 saves never see a section empty or half', async () => {
  const editor = await callerOf(api, 'owner')
  const start = await sectionOf(editor, 'quicklinks')
  const all = asSent(start.links)
  const lists = [all, all.slice(0, 1)]
  const lengths = new Set(lists.map((list) => list.length))
  const seen: number[] = []
  const read = async () => {
    api.platform.memory.readAt = 0
    const links = await shownLinks(api, 'en', 'quicklinks')
    seen.push(links?.length ?? 0)
  }
  let { rev } = start
  for (let saves = 0; saves < 200; saves += 1) {
    const links = (lists[saves % 2] ?? all).map(({ id: _, ...link }) => link)
    const readers = Array.from({ length: 50 }, read)
    const [response] = await Promise.all([
      saveLinks(editor, 'quicklinks', { rev, links }),
      ...readers,
    ])
    expect(response.status).toBe(200)
    rev += 1
  }
  expect(seen).toHaveLength(10_000)
  expect(seen.filter((length) => !lengths.has(length))).toEqual([])
})

import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { readWhileSaving, saves } from '#tests/support/fifty-readers.ts'
import { asSent, saveLinks, sectionOf, shownTo } from '#tests/support/footer.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

test(`50 readers during ${saves} saves never see a section empty or half`, async () => {
  const editor = await callerOf(api, 'owner')
  const start = await sectionOf(editor, 'quicklinks')
  const all = asSent(start.links)
  const lists = [all, all.slice(0, 1)]
  const lengths = new Set(lists.map((list) => list.length))
  const seen: number[] = []
  await readWhileSaving({
    newReader: () => api.visitor({ language: 'en' }),
    read: async (reader) => {
      api.platform.memory.readAt = 0
      const links = await shownTo(reader, 'quicklinks')
      seen.push(links?.length ?? 0)
    },
    save: async (number) => {
      // Without ids all are new: the section is emptied and filled by each save.
      const links = (lists[number % 2] ?? all).map(({ id: _, ...link }) => link)
      const response = await saveLinks(editor, 'quicklinks', { rev: start.rev + number, links })
      expect(response.status).toBe(200)
    },
  })
  expect(seen.filter((length) => !lengths.has(length))).toEqual([])
})

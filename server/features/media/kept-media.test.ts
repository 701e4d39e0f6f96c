import { expect, test } from 'vitest'
import { answerMedia, isMediaPath } from './kept-media.service.ts'

const id = '0190b5e2-1111-7000-8000-000000000000'

test('a picture under the API’s name is drawn once, too, and kept with the same one', async () => {
  const kept = new Map<string, Response>()
  const made: string[] = []
  const asked = {
    near: {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        kept.set(key, response)
      },
    },
    callApi: async ({ url }: Request) => {
      made.push(new URL(url).pathname)
      return new Response('drawn', { headers: { 'content-type': 'image/webp' } })
    },
    later: (task: Promise<unknown>) => void task,
  }
  for (const path of [`/api/media/${id}/1/320`, `/media/${id}/1/320`, `/api/media/${id}/1/320`]) {
    expect(isMediaPath(path)).toBe(true)
    const answer = await answerMedia(new Request(`https://matverk.test${path}`), asked)
    expect(await answer.text()).toBe('drawn')
  }
  expect(made).toEqual([`/api/media/${id}/1/320`])
})

test.each(['/api/admin/media', '/api/mediation', '/media', '/api'])('%s is another’s', (path) => {
  expect(isMediaPath(path)).toBe(false)
})

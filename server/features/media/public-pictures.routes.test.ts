import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { added } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { cornerOpacity, logoPicture, pictureOf } from '#tests/support/pictures.ts'

const api = useApi()

async function shown(address: string, accept: string) {
  const response = await api.visitor().get(`/api${address}`, { headers: { accept } })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { type: response.headers.get('content-type'), opacity: await cornerOpacity(bytes) }
}

test.each(['png', 'webp', 'avif'] as const)(
  '[D11] a transparent picture that came as %s is on black for nobody, whatever they ask for',
  async (format) => {
    const editor = await callerOf(api, 'editor')
    const item = await added(editor, `logo.${format}`, await logoPicture(format))
    for (const accept of ['*/*', 'image/*', 'image/png', ''])
      expect(await shown(item.address, accept)).toEqual({ type: 'image/png', opacity: 0 })
    const newer = await shown(item.address, 'image/webp,*/*')
    expect(newer).toEqual({ type: 'image/webp', opacity: 0 })
  },
)

test('[D11] an opaque picture is a JPEG for a crawler, also one that came as PNG', async () => {
  const editor = await callerOf(api, 'editor')
  const item = await added(editor, 'full.png', await pictureOf('png', { width: 401 }))
  expect((await shown(item.address, '*/*')).type).toBe('image/jpeg')
})

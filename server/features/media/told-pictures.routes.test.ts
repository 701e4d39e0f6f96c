import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { added, sendFile } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { toldPicture } from '#tests/support/pictures.ts'

const api = useApi()
const formats = ['jpeg', 'png', 'webp', 'avif'] as const

test.each(formats)(
  '[D11] of a %s that is taken in, nothing is kept of what its camera and programs wrote; its pixels and colours are',
  async (format) => {
    const editor = await callerOf(api, 'editor')
    const sent = await toldPicture(format)
    const before = await sharp(sent).metadata()
    expect(before.exif).toBeDefined()
    expect(before.xmp).toBeDefined()
    const { id } = await added(editor, `gps.${format}`, sent)
    const answer = await editor.get(`/api/admin/media/${id}/content`)
    const kept = Buffer.from(await answer.arrayBuffer())
    for (const words of ['Kari', 'Oslo', 'xmpmeta'])
      expect(kept.toString('latin1')).not.toContain(words)
    // Where they stood in an AVIF, something stands that says nothing.
    const after = await sharp(kept).metadata()
    expect(after.exif?.toString('latin1') ?? '').not.toMatch(/[1-9A-Za-z]{3}/u)
    expect(after.xmp?.toString().trim() ?? '').toBe('')
    expect(after.icc).toEqual(before.icc)
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer())
  },
)

test.each(['jpeg', 'png', 'webp'] as const)(
  '[D11] a %s that its EXIF turns is shown upright without it',
  async (format) => {
    const editor = await callerOf(api, 'editor')
    const sent = await toldPicture(format, { seed: 2, orientation: 6 })
    const item = await added(editor, `turned.${format}`, sent)
    expect(item).toMatchObject({ width: 30, height: 40 })
  },
)

test.each(formats)('[I12] a %s whose parts cannot be told apart is refused', async (format) => {
  const editor = await callerOf(api, 'editor')
  const bytes = (await toldPicture(format, { seed: 3 })).slice(0, 150)
  const answer = await sendFile(editor, { name: `cut.${format}`, bytes })
  expect(await refusal(answer)).toMatchObject({ status: 415, code: 'picture_unreadable' })
})

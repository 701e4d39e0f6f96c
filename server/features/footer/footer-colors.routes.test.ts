import { expect, test } from 'vitest'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { footerOf, footerPath } from '#tests/support/footer.ts'

const api = useApi()

test('[F04] colours stand in the page’s own styles, and go back to the theme', async () => {
  const owner = await callerOf(api, 'owner')
  const colors = {
    backgroundColor: '#0f2d3f',
    textColor: 'rgb(200 218 228)',
    linkColor: 'white',
    linkHoverColor: 'var(--card)',
    borderColor: '#2c5069',
  }
  const { colorsRev } = await footerOf(owner)
  const send = async (body: object) => owner.send('PUT', `${footerPath}/colors`, body)
  expect((await send({ colors, rev: colorsRev })).status).toBe(200)
  const styles = async () =>
    ((await (await api.visitor().get('/api/shell')).json()) as ShellData).styles
  expect(await styles()).toContain('--footer-background:#0f2d3f;--footer-text:rgb(200 218 228)')
  expect(await refusal(await send({ colors, rev: colorsRev }))).toMatchObject({ code: 'stale' })
  const unsafe = { ...colors, linkColor: 'red}body{display:none' }
  expect(await refusal(await send({ colors: unsafe, rev: colorsRev + 1 }))).toMatchObject({
    status: 422,
    code: 'color_invalid',
    field: 'colors.linkColor',
  })
  expect((await send({ colors: null, rev: colorsRev + 1 })).status).toBe(200)
  expect(await styles()).toBe('')
})

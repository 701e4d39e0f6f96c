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

test('[F04] the same colours sent twice at once are saved once, and both calls are told so', async () => {
  const owner = await callerOf(api, 'owner')
  const { colorsRev: rev } = await footerOf(owner)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () => owner.send('PUT', `${footerPath}/colors`, { colors: null, rev }, headers)
  const answers = [...(await Promise.all([send(), send()])), await send()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()))
  for (const other of others) expect(other).toEqual(first)
  expect((await footerOf(owner)).colorsRev).toBe(rev + 1)
  const { rows } = await api.database.execute({
    sql: `select count(*) as n from audit_log where action = 'footer_colors_saved' and actor_id = ?`,
    args: [owner.person?.id ?? ''],
  })
  expect(rows[0]?.['n']).toBe(1)
})

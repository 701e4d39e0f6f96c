import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { wrongAddresses } from '#tests/support/wrong-addresses.ts'

const api = useApi()

test.each(wrongAddresses)('[I6] an old address leads nowhere where %j was entered', async (to) => {
  await api.database.batch(
    [
      "delete from redirects where from_path = '/gammel'",
      {
        sql: `insert into redirects (id, factory_id, from_path, language_code, to_path, is_manual, created_at, updated_at)
              select 'wrong', id, '/gammel', '*', ?, 1, 0, 0 from factories`,
        args: [to],
      },
    ],
    'write',
  )
  const visitor = api.visitor({ language: 'nb' })
  const found = await visitor.get('/api/content/slugs/gammel')
  expect(found.status).toBe(404)
  const moved = await visitor.get('/api/content/moved?path=%2Fgammel')
  expect(await moved.json()).toEqual({ to: null, isGone: false })
})

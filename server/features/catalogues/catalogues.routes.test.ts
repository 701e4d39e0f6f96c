import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CatalogueView, SentCatalogue } from '#domain/catalogues.schema.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

test('dump', async () => {
  for (const language of ['nb', 'ar'])
    for (const layout of ['grid', 'page', 'list']) {
      const at = Date.now()
      const view = await api
        .visitor({ language })
        .get(
          `/api/catalogues/sheet?layout=${layout}${layout === 'list' ? '&prices=business' : ''}&in=${language}`,
        )
      const body = (await view.json()) as CatalogueView
      console.log(
        view.status,
        body.count,
        body.sheet?.pages.length,
        JSON.stringify(body).length,
        Date.now() - at,
      )
      const sent = { ...body.choice } satisfies SentCatalogue
      const visitor = api.visitor({ language })
      const made = await visitor.send('POST', '/api/catalogues', sent)
      const { token } = (await made.json()) as { token: string }
      const begun = Date.now()
      const file = await visitor.get(`/api/catalogues/${token}/file`)
      console.log(file.status, Date.now() - begun)
      const bytes = new Uint8Array(await file.arrayBuffer())
      if (file.status !== 200) console.log(new TextDecoder().decode(bytes))
      writeFileSync(`/tmp/cat-${language}-${layout}.pdf`, bytes)
    }
  expect(1).toBe(1)
})

import { createContext, runInContext } from 'node:vm'
import { createRootRoute, createRouter } from '@tanstack/react-router'
import { createRequestHandler } from '@tanstack/react-router/ssr/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, packedAnswers, travelsPacked, unpacked } from './packed-answer.ts'

test('rows of one shape say their field names once', () => {
  const rows = [{ id: 1, name: 'Milk' }, { id: 2 }]
  expect(packed(rows)).toEqual([['id', 'name'], 1, 'Milk', 2, undefined])
  expect(unpacked(packed(rows))).toEqual(rows)
})

test('any answer comes out as it went in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpacked(packed(value))).toEqual(value)
    }),
  )
  const rows = fc.array(fc.record({ a: fc.jsonValue(), b: fc.string() }, { requiredKeys: [] }))
  fc.assert(
    fc.property(rows, (value) => {
      expect(unpacked(packed(value))).toEqual(value)
    }),
  )
})

test('rows with holes and with names that every object inherits go through the router as they are', async () => {
  const answer = JSON.parse(
    '{"rows":[{"a":1,"toString":"x"},{"b":null},{"a":2,"__proto__":{"c":3}},{"constructor":4}],"__proto__":{"d":5}}',
  ) as unknown
  expect(JSON.stringify(unpacked(packed(answer)))).toBe(JSON.stringify(answer))
  expect(JSON.stringify(await sentByRouter(answer))).toBe(JSON.stringify(answer))
})

/** What a page's script has put in place before the router takes it up. */
interface Received {
  t: Map<string, unknown>
  buffer: (() => void)[]
  router: { matches: { l: { answer: unknown } }[] }
}

/** An answer as a browser gets it: through the router's own script, which is run here as a page would. */
async function sentByRouter(answer: unknown): Promise<unknown> {
  const rootRoute = createRootRoute({ loader: () => ({ answer: travelsPacked(answer) }) })
  const handle = createRequestHandler({
    request: new Request('http://site.test/'),
    createRouter: () => {
      const router = createRouter({ routeTree: rootRoute })
      router.options.serializationAdapters = [packedAnswers]
      return router
    },
  })
  let script = ''
  await handle(async ({ router }) => {
    router.serverSsr?.setRenderFinished()
    const tags = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? []
    script = tags.map(({ children }) => children ?? '').join(';')
    return new Response()
  })
  const page = createContext({
    document: { currentScript: { remove: () => {} }, querySelectorAll: () => [] },
  })
  runInContext('self = globalThis', page)
  runInContext(script, page)
  const tsr = page['$_TSR'] as Received
  tsr.t = new Map([[packedAnswers.key, packedAnswers.fromSerializable]])
  for (const run of tsr.buffer) run()
  return tsr.router.matches[0]?.l.answer
}

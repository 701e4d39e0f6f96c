import { Miniflare } from 'miniflare'
import { build } from 'vite'
import { readFileSync } from 'node:fs'
import type { ProductCard } from '#domain/product-card.schema.ts'

export interface Reference {
  url: string
  pids: number[]
  stop: () => Promise<void>
}

const helloScript =
  'export default { fetch: () => new Response("hello world", { headers: { "content-type": "text/plain" } }) }'

/** What this machine can do at best: a Worker that says hello. */
export function startHello(pidsOf: () => number[]): Promise<Reference> {
  return start(helloScript, pidsOf)
}

/** What React alone costs: a Worker that renders the cards of these products from a constant, and nothing else. */
export async function startBareReact(
  pidsOf: () => number[],
  products: readonly ProductCard[],
): Promise<Reference> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', products: JSON.stringify(products) },
    build: {
      ssr: 'tests/bench/bare-react.tsx',
      outDir: 'dist/bench',
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'bare-react.js' } },
    },
    ssr: { noExternal: true, target: 'webworker' },
  })
  return start(readFileSync('dist/bench/bare-react.js', 'utf8'), pidsOf)
}

async function start(script: string, pidsOf: () => number[]): Promise<Reference> {
  const others = new Set(pidsOf())
  const miniflare = new Miniflare({
    modules: true,
    script,
    host: '127.0.0.1',
    port: 0,
    cf: false,
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['nodejs_compat'],
  })
  const url = (await miniflare.ready).origin
  return {
    url,
    pids: pidsOf().filter((pid) => !others.has(pid)),
    stop: () => miniflare.dispose(),
  }
}

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
  return start(await bundled('bare-react.tsx', { products: JSON.stringify(products) }), pidsOf)
}

/** What the database alone costs: a Worker that reads a text, and writes it and the revision in one batch, and nothing else. */
export async function startBareSave(
  pidsOf: () => number[],
  databaseUrl: string,
): Promise<Reference> {
  const script = await bundled('bare-save.ts')
  return start(script, pidsOf, { DATABASE_URL: databaseUrl })
}

async function bundled(entry: string, define: Record<string, string> = {}): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      ssr: `tests/bench/${entry}`,
      outDir: 'dist/bench',
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'bare.js' } },
    },
    ssr: { noExternal: true, target: 'webworker' },
  })
  return readFileSync('dist/bench/bare.js', 'utf8')
}

async function start(
  script: string,
  pidsOf: () => number[],
  bindings: Record<string, string> = {},
): Promise<Reference> {
  const others = new Set(pidsOf())
  const miniflare = new Miniflare({
    name: 'reference',
    modules: true,
    script,
    host: '127.0.0.1',
    port: 0,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    cf: false,
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings,
  })
  await miniflare.ready
  const url = (await miniflare.unsafeGetDirectURL()).origin
  return {
    url,
    pids: pidsOf().filter((pid) => !others.has(pid)),
    stop: () => miniflare.dispose(),
  }
}

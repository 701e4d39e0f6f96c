import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const carrier = resolve(
  dirname(require.resolve('yoga-layout/load')),
  '../binaries/yoga-wasm-base64-esm.js',
)
const carried = /data:application\/octet-stream;base64,(?<bytes>[A-Za-z0-9+/=]+)/u
const file = resolve('server/platform/pdf/yoga.gen.wasm')
const instead = resolve('server/platform/pdf/yoga.worker.ts')

/**
 * The layout of documents (yoga) comes as a text of base64 that is compiled when it is loaded, which workerd allows to nobody: the Worker
 * gets it as a module that was compiled when it was uploaded.
 */
export function yogaModule(): Plugin {
  return {
    name: 'yoga-module',
    config: () => ({
      resolve: { alias: [{ find: /^yoga-layout\/load$/u, replacement: instead }] },
    }),
    configResolved: writeModule,
    transform: {
      filter: { id: /yoga-wasm-base64-esm\.js/u },
      handler: (code) => ({ code: code.replace(carried, ''), map: null }),
    },
  }
}

function writeModule(): void {
  const base64 = carried.exec(readFileSync(carrier, 'utf8'))?.groups?.['bytes']
  if (!base64) throw new Error('yoga-layout carries its module otherwise now')
  const bytes = Buffer.from(base64, 'base64')
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes)
}

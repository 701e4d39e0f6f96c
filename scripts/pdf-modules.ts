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

/** A colour profile that no document of ours asks for, looked for beside the code, which in workerd has no address. */
const profile = "new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href"

/**
 * What PDF files are made with, as workerd takes it. The layout of documents (yoga) comes as a text of base64 that is compiled when it is
 * loaded, which workerd allows to nobody: the Worker gets it as a module that was compiled when it was uploaded. Its fonts come from the
 * build for browsers, since the other one reads those that every reader of PDF has from a disk.
 */
export function pdfModules(): Plugin[] {
  return [
    {
      name: 'yoga-module',
      config: () => ({
        resolve: {
          alias: [
            { find: /^yoga-layout\/load$/u, replacement: instead },
            { find: /^@react-pdf\/font$/u, replacement: '@react-pdf/font/lib/index.browser.js' },
          ],
        },
      }),
      configResolved: writeModule,
      transform: {
        filter: { id: /yoga-wasm-base64-esm\.js/u },
        handler: (code) => ({ code: code.replace(carried, ''), map: null }),
      },
    },
    {
      name: 'pdfkit-without-profile',
      transform: {
        filter: { id: /\/pdfkit\/js\/pdfkit\.\w+\.mjs/u },
        handler(code) {
          if (!code.includes(profile)) throw new Error('pdfkit finds its profile otherwise now')
          return { code: code.replace(profile, "''"), map: null }
        },
      },
    },
  ]
}

function writeModule(): void {
  const base64 = carried.exec(readFileSync(carrier, 'utf8'))?.groups?.['bytes']
  if (!base64) throw new Error('yoga-layout carries its module otherwise now')
  const bytes = Buffer.from(base64, 'base64')
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

type Manifest = Record<string, ManifestEntry>

interface ManifestEntry {
  file: string
  imports?: string[]
  isEntry?: boolean
  src?: string
}

// What a first visit to /products downloads, and what the Worker loads for a public page, against their limits.
const kB = 1000
const limits = { browserBrotli: 123.5 * kB, workerGzip: 850 * kB }

const pageStart = (key: string, entry: ManifestEntry) =>
  entry.isEntry === true ||
  key.endsWith('routes/products.index.tsx') ||
  key.includes('routes/products.index.tsx?') ||
  key.endsWith('app/i18n/locales/nb.po')
const workerStart = (key: string, entry: ManifestEntry) =>
  entry.isEntry === true || key.includes('routes/products.') || key.endsWith('locales/nb.po')

const browser = sizeOf('dist/client', pageStart, (code) => brotliCompressSync(code))
const worker = sizeOf('dist/server', workerStart, (code) => gzipSync(code))
report('JavaScript on the first load of /products (brotli)', browser, limits.browserBrotli)
report('code of the Worker that the product list loads (gzip)', worker, limits.workerGzip)

/** The compressed sizes of all that these entries import, and what that imports, each file by itself. */
function sizeOf(
  folder: string,
  isStart: (key: string, entry: ManifestEntry) => boolean,
  compress: (code: Buffer) => Buffer,
): number {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const [key, entry] of Object.entries(manifest)) if (isStart(key, entry)) visit(key)
  return [...seen]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + compress(readFileSync(join(folder, file))).byteLength, 0)
}

function report(what: string, bytes: number, limit: number): void {
  console.log(`${what}: ${(bytes / kB).toFixed(1)} kB of ${limit / kB} kB`)
  if (bytes > limit) process.exitCode = 1
}

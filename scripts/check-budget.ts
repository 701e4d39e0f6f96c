import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

interface ManifestEntry {
  file: string
  imports?: string[]
  isEntry?: boolean
  src?: string
}

// What a first visit to /products downloads, and what the Worker loads for a public page, against their limits.
const kB = 1000
const limits = { browserBrotli: 115 * kB, workerGzip: 1000 * kB }

const browser = brotliOf(firstLoad())
const worker = gzipSync(readFileSync('dist/server/index.js')).byteLength
report('JavaScript on the first load of /products (brotli)', browser, limits.browserBrotli)
report('code of the Worker that public pages load (gzip)', worker, limits.workerGzip)

function firstLoad(): string[] {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const start = Object.entries(manifest)
    .filter(
      ([key, entry]) =>
        entry.isEntry === true ||
        /routes\/products\.index\.tsx/u.test(key) ||
        /locales\/nb\.po$/u.test(key),
    )
    .map(([key]) => key)
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of start) visit(key)
  return [...seen]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((file) => file.endsWith('.js'))
}

function brotliOf(files: string[]): number {
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join('dist/client', file))).byteLength,
    0,
  )
}

function report(what: string, bytes: number, limit: number): void {
  console.log(`${what}: ${(bytes / kB).toFixed(1)} kB of ${limit / kB} kB`)
  if (bytes > limit) {
    console.error(`Too large. Files: ${readdirSync('dist/client/assets').length}`)
    process.exitCode = 1
  }
}

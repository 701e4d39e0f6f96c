import { globSync, readFileSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { Miniflare } from 'miniflare'
import { frontDoor, frontDoorEntry } from './front-door.ts'

export interface Worker {
  url: string
  /** Runs the scheduled jobs once, as the minute's cron does. */
  tick: () => Promise<void>
  stop: () => Promise<void>
}

export interface WorkerOptions {
  port: number
  /** Where KV, R2 and the cache are kept; in memory without it. */
  folder?: string
  settings: Record<string, string>
}

interface BuiltConfig {
  compatibility_date: string
  compatibility_flags: string[]
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[]
}

const built = resolve('dist/server')
const client = resolve('dist/client')

/** The production build in workerd, straight under Miniflare, with none of its own Workers before ours. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const config = builtConfig()
  const miniflare = new Miniflare({
    name: 'matverk',
    host: '127.0.0.1',
    port: 0,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: options.port, entrypoint: frontDoorEntry }],
    cf: false,
    modules: [
      {
        type: 'ESModule',
        path: `${built}/front-door.js`,
        contents: frontDoor(filesIn(client)),
      },
      ...modulesOf(built),
    ],
    modulesRoot: built,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: options.settings,
    kvNamespaces: ['KV'],
    r2Buckets: ['MEDIA'],
    images: { binding: 'IMAGES' },
    ratelimits: Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])),
    ...(options.folder
      ? {
          kvPersist: `${options.folder}/kv`,
          r2Persist: `${options.folder}/r2`,
          cachePersist: `${options.folder}/cache`,
        }
      : {}),
    assets: { directory: client, binding: 'ASSETS' },
  })
  await miniflare.ready
  const url = (await miniflare.unsafeGetDirectURL('matverk', frontDoorEntry)).origin
  return {
    url,
    tick: async () => {
      const worker = await miniflare.getWorker()
      await worker.scheduled({ cron: '* * * * *' })
    },
    stop: () => miniflare.dispose(),
  }
}

/**
 * Every module of the build, its entry first. Left to find them, Miniflare parses them all, which takes seconds at each start.
 * Small ones come before large ones: it copies all that it has so far for each one more.
 */
function modulesOf(folder: string) {
  const entry = `${folder}/index.js`
  const others = globSync(`${folder}/**/*.{js,wasm}`)
    .filter((path) => path !== entry)
    .map((path) => ({ path, size: statSync(path).size }))
    .toSorted((a, b) => a.size - b.size)
    .map(({ path }) => path)
  return [entry, ...others].map((path) => ({ type: typeOfModule(path), path }))
}

function typeOfModule(path: string) {
  return path.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const)
}

function builtConfig(): BuiltConfig {
  return JSON.parse(readFileSync(`${built}/wrangler.json`, 'utf8')) as BuiltConfig
}

/** The addresses of the files in a folder; `_headers` is read by the platform alone. */
function filesIn(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder }).map((path) => `/${path.split(sep).join('/')}`)
}

import { Miniflare } from 'miniflare'
import { startCopy } from '#tests/support/template.ts'
import { resolve } from 'node:path'
import autocannon from 'autocannon'
import { writeFileSync } from 'node:fs'
const copy = await startCopy()
const built = resolve('dist/server')
const mf = new Miniflare({
  name: 'm',
  host: '127.0.0.1',
  port: 0,
  inspectorPort: 19229,
  cf: false,
  modules: true,
  modulesRoot: built,
  scriptPath: `${built}/index.js`,
  modulesRules: [{ type: 'ESModule', include: ['**/*.js', '**/*.mjs'] }],
  compatibilityDate: '2026-07-01',
  compatibilityFlags: ['nodejs_compat'],
  bindings: { DATABASE_URL: copy.url, PUBLIC_URL: 'http://localhost:1' },
  kvNamespaces: ['KV'],
  assets: {
    directory: resolve('dist/client'),
    binding: 'ASSETS',
    routerConfig: { has_user_worker: true, static_routing: { user_worker: ['/*'] } },
  },
})
const url = (await mf.ready).origin
const path = process.argv[2]
await autocannon({ url: url + path, duration: 2, connections: 4 })
const list = (await (await fetch('http://127.0.0.1:19229/json')).json()) as any
const ws = new WebSocket(list.find((x: any) => x.title?.includes('m') || true).webSocketDebuggerUrl)
await new Promise((r) => ws.addEventListener('open', r))
let id = 0
const wait = new Map<number, (v: any) => void>()
ws.addEventListener('message', (e) => {
  const m = JSON.parse(String(e.data))
  wait.get(m.id)?.(m.result)
})
const send = (method: string, params = {}) =>
  new Promise<any>((r) => {
    const i = ++id
    wait.set(i, r)
    ws.send(JSON.stringify({ id: i, method, params }))
  })
await send('Profiler.enable')
await send('Profiler.setSamplingInterval', { interval: 200 })
await send('Profiler.start')
const r = await autocannon({ url: url + path, duration: 5, connections: 4 })
const { profile } = await send('Profiler.stop')
const self = new Map<string, number>()
const dt = profile.timeDeltas
const byId = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n]))
let total = 0
profile.samples.forEach((s: number, i: number) => {
  const n = byId.get(s)
  const f = n.callFrame
  const k = `${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}`
  self.set(k, (self.get(k) ?? 0) + dt[i])
  total += dt[i]
})
// inclusive
const parent = new Map<number, number>()
for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
const incl = new Map<string, number>()
profile.samples.forEach((s: number, i: number) => {
  const seen = new Set<string>()
  let x: number | undefined = s
  while (x !== undefined) {
    const f = byId.get(x).callFrame
    const k = `${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}`
    if (!seen.has(k)) {
      seen.add(k)
      incl.set(k, (incl.get(k) ?? 0) + dt[i])
    }
    x = parent.get(x)
  }
})
console.log('requests', r.requests.total, 'ms/req sampled', total / 1000 / r.requests.total)
console.log('--- self')
for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 35))
  console.log((v / 1000 / r.requests.total).toFixed(3), k)
console.log('--- inclusive')
for (const [k, v] of [...incl].sort((a, b) => b[1] - a[1]).slice(0, 70))
  console.log((v / 1000 / r.requests.total).toFixed(3), k)
ws.close()
await mf.dispose()
await copy.stop()
process.exit(0)

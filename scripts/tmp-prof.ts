import { workerdPids } from '#scripts/worker-pids.ts'
import { startSite } from '#tests/support/site.ts'
import { loadOf } from '#tests/bench/load.ts'
import { buildIfNeeded } from '#scripts/build.ts'
buildIfNeeded()
const site = await startSite()
const w = workerdPids(),
  d = [site.databasePid]
for (const p of [
  '/nb/products?bench=1',
  '/api/catalog/products',
  '/api/shell',
  '/nb/about?x=1',
  '/nb?bench=1',
  '/api/search?q=ost',
  '/api/health',
]) {
  await loadOf(site.url + p, w, { seconds: 1, connections: 2 })
  const a = await loadOf(site.url + p, w, { seconds: 3, connections: 10 })
  const b = await loadOf(site.url + p, d, { seconds: 3, connections: 10 })
  console.log(
    p,
    'worker',
    a.processorMsPerRequest.toFixed(2),
    'sqld',
    b.processorMsPerRequest.toFixed(2),
    a.requestsPerSecond,
    a.failed,
  )
}
await site.stop()
process.exit(0)

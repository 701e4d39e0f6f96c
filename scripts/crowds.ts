import { spawnSync } from 'node:child_process'

/** Whose tests come in two sizes (`tests/support/crowd.ts`). */
const crowds = [
  'tests/load/',
  'tests/worker/editing.test.ts',
  'tests/worker/newsletter.test.ts',
  'server/features/orders/admin/order-machine.routes.test.ts',
]

/** Runs what crowds do, as many of them as are promised: `npm test` has a part of each. True where all went well. */
export function runWholeCrowds(): boolean {
  const env = { ...process.env, CROWDS: 'whole' }
  return spawnSync('vitest', ['run', ...crowds], { stdio: 'inherit', env }).status === 0
}

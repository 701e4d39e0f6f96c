import { and, eq, lt } from 'drizzle-orm'
import { jobLeases } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { JobCtx } from '#server/http/context.ts'
import { statementOf } from '#server/platform/statement.ts'

/**
 * Runs a task unless another isolate is at it. The right to run ends after `leaseMs`, so that a worker that died with it does
 * not stop the job for good.
 */
export async function withLease(
  job: JobCtx,
  lease: { name: string; leaseMs: number },
  task: () => Promise<void>,
): Promise<void> {
  const holder = newId()
  if (!(await isTaken(job, lease, holder))) return
  try {
    await task()
  } finally {
    await release(job, lease.name, holder)
  }
}

async function isTaken(
  { database, now }: JobCtx,
  { name, leaseMs }: { name: string; leaseMs: number },
  holder: string,
): Promise<boolean> {
  const until = now() + leaseMs
  const [taken] = await database.write([
    statementOf(
      database.build
        .insert(jobLeases)
        .values({ name, holder, until })
        .onConflictDoUpdate({
          target: jobLeases.name,
          set: { holder, until },
          setWhere: lt(jobLeases.until, now()),
        })
        .returning({ holder: jobLeases.holder }),
    ),
  ])
  return taken?.rows.length === 1
}

async function release({ database }: JobCtx, name: string, holder: string): Promise<void> {
  await database.write([
    statementOf(
      database.build
        .delete(jobLeases)
        .where(and(eq(jobLeases.name, name), eq(jobLeases.holder, holder))),
    ),
  ])
}

import { and, eq, lt, sql } from 'drizzle-orm'
import { jobLeases, jobRuns } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { JobCtx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'

interface Lease {
  name: string
  leaseMs: number
}

/**
 * Runs a task unless another isolate is at it, and keeps how that went. The right to run ends after `leaseMs`, so that a worker that
 * died with it does not stop the job for good.
 */
export async function withLease(
  job: JobCtx,
  lease: Lease,
  task: () => Promise<void>,
): Promise<void> {
  const holder = newId()
  if (!(await isTaken(job, lease, holder))) return
  let fault = ''
  try {
    await task()
  } catch (error) {
    fault = faultOf(error).kind
    throw error
  } finally {
    await release(job, { name: lease.name, holder, fault })
  }
}

async function isTaken(
  { database, now }: JobCtx,
  { name, leaseMs }: Lease,
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
    begunRun(name, now()),
  ])
  return taken?.rows.length === 1
}

/** That a run has begun, if the statement before it has taken the lease. One that never ended has failed: its worker died under it. */
function begunRun(name: string, startedAt: number): Statement {
  const hasDied = sql`${jobRuns.finishedAt} is null`
  return statementOf(
    insertWhere(jobRuns, { name, startedAt }, sql`changes() = 1`).onConflictDoUpdate({
      target: jobRuns.name,
      set: {
        startedAt,
        finishedAt: null,
        fault: sql`case when ${hasDied} then 'ended' else ${jobRuns.fault} end`,
        failures: sql`${jobRuns.failures} + (${hasDied})`,
      },
    }),
  )
}

interface Ended {
  name: string
  holder: string
  /** Empty where it went well. */
  fault: string
}

/** How the run ended, and the lease is free: of a run that has lost its lease meanwhile, another one tells. */
async function release({ database, now }: JobCtx, { name, holder, fault }: Ended): Promise<void> {
  const isOurs = and(eq(jobLeases.name, name), eq(jobLeases.holder, holder))
  await database.write([
    endedRun(database, { name, fault, finishedAt: now(), isOurs }),
    statementOf(database.build.delete(jobLeases).where(isOurs)),
  ])
}

function endedRun(
  { build }: Database,
  run: { name: string; fault: string; finishedAt: number; isOurs: ReturnType<typeof and> },
): Statement {
  const { name, fault, finishedAt, isOurs } = run
  const failures = fault === '' ? 0 : sql`${jobRuns.failures} + 1`
  return statementOf(
    build
      .update(jobRuns)
      .set({ finishedAt, fault, failures })
      .where(and(eq(jobRuns.name, name), sql`exists (select 1 from ${jobLeases} where ${isOurs})`)),
  )
}

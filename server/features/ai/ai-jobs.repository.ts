import { and, eq, sql } from 'drizzle-orm'
import { aiJobs } from '#db/schema/index.ts'
import type { AiJobState } from '#domain/ai.ts'
import { auditedIfChanged } from '#server/audit/audit.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

export type JobRow = typeof aiJobs.$inferSelect

interface JobAddress {
  factoryId: string
  languageCode: string
}

export async function findJob(
  database: Database,
  address: JobAddress,
): Promise<JobRow | undefined> {
  const [[row]] = await database.read([build.select().from(aiJobs).where(isAt(address))])
  return row
}

/** The languages that are being drafted. */
export async function listRunningJobs(database: Database): Promise<JobRow[]> {
  const [rows] = await database.read([
    build.select().from(aiJobs).where(eq(aiJobs.state, 'running')).orderBy(aiJobs.startedAt),
  ])
  return rows
}

/** Starts a language anew; one that runs goes on. */
export async function startJob(ctx: Ctx, languageCode: string, total: number): Promise<void> {
  const { factoryId } = ctx.site
  const begun = {
    ...{ state: 'running' as const, detail: '', total, drafted: 0, failed: 0 },
    ...{ startedAt: ctx.now(), startedBy: ctx.actor.userId ?? null },
  }
  await ctx.database.write([
    statementOf(
      build
        .insert(aiJobs)
        .values({ factoryId, languageCode, ...begun })
        .onConflictDoUpdate({
          target: [aiJobs.factoryId, aiJobs.languageCode],
          set: { ...begun, rev: sql`${aiJobs.rev} + 1` },
          setWhere: sql`${aiJobs.state} <> 'running'`,
        }),
    ),
    auditedIfChanged(ctx, {
      action: 'ai_language_started',
      entity: 'language',
      entityId: languageCode,
      data: { total },
    }),
  ])
}

/** Pauses or resumes a language; where it is not in such a state, nothing happens. */
export async function moveJob(
  ctx: Ctx,
  languageCode: string,
  { from, to }: { from: readonly AiJobState[]; to: 'paused' | 'running' },
): Promise<void> {
  const action = to === 'paused' ? 'ai_language_paused' : 'ai_language_resumed'
  await ctx.database.write([
    statementOf(
      build
        .update(aiJobs)
        .set({ state: to, detail: '', rev: sql`${aiJobs.rev} + 1` })
        .where(
          and(
            isAt({ factoryId: ctx.site.factoryId, languageCode }),
            sql`${aiJobs.state} in (${sql.join(
              from.map((state) => sql`${state}`),
              sql`, `,
            )})`,
          ),
        ),
    ),
    auditedIfChanged(ctx, { action, entity: 'language', entityId: languageCode }),
  ])
}

/** Counts a text of a job that still runs as it did. */
export async function countText(
  database: Database,
  { factoryId, languageCode, rev }: JobRow,
  how: 'drafted' | 'failed',
): Promise<void> {
  await database.write([
    statementOf(
      build
        .update(aiJobs)
        .set({ [how]: sql`${aiJobs[how]} + 1` })
        .where(and(isAt({ factoryId, languageCode }), eq(aiJobs.rev, rev))),
    ),
  ])
}

/** Ends a run of a job that still runs as it did. */
export async function endJob(
  database: Database,
  { factoryId, languageCode, rev }: JobRow,
  { state, detail = '' }: { state: 'done' | 'halted'; detail?: string },
): Promise<void> {
  await database.write([
    statementOf(
      build
        .update(aiJobs)
        .set({ state, detail, rev: sql`${aiJobs.rev} + 1` })
        .where(
          and(isAt({ factoryId, languageCode }), eq(aiJobs.rev, rev), eq(aiJobs.state, 'running')),
        ),
    ),
  ])
}

function isAt({ factoryId, languageCode }: JobAddress) {
  return and(eq(aiJobs.factoryId, factoryId), eq(aiJobs.languageCode, languageCode))
}

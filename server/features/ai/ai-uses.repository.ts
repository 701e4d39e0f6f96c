import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { appConfig } from '#config'
import { aiCredits, aiDrafts, aiUses, users } from '#db/schema/index.ts'
import { aiLimits, type AiTask, creditMonth, type UseOutcome } from '#domain/ai.ts'
import { countedWithin, isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { build } from '#server/platform/build.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Database } from '#server/platform/database.ts'
import { guard, isRefusedByGuard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

export interface NewUse {
  id: string
  factoryId: string
  userId: string | null
  task: AiTask
  isTrial: boolean
  subject: string
  languageCode: string
  model: string
  credits: number
  now: number
}

/** How taking a call's credits went: taken, none left, too many tries, or taken before by the same call. */
export type Taken = 'taken' | 'spent' | 'tried' | 'known'

/** Takes the credits of a call by one conditional update, and writes the use down, or does nothing. */
export async function takeCredits(
  database: Database,
  use: NewUse,
  limits: readonly Limit[],
): Promise<Taken> {
  const { now, factoryId, credits } = use
  const month = creditMonth(now)
  const { left } = aiCredits
  try {
    await database.write([
      ...(await countedWithin(limits, now)),
      statementOf(
        build
          .insert(aiCredits)
          .values({ factoryId, month, left: appConfig.limits.aiCreditsDefault })
          .onConflictDoNothing(),
      ),
      statementOf(
        build
          .update(aiCredits)
          .set({ left: sql`${left} - ${credits}` })
          .where(and(isOfMonth(factoryId, month), sql`${left} >= ${credits}`)),
      ),
      guard(sql`changes() = 1`),
      statementOf(build.insert(aiUses).values(rowOf(use, month))),
    ])
    return 'taken'
  } catch (error) {
    if (isRefusedByGuard(error)) return 'spent'
    const fault = faultOf(error)
    if (isOverLimit(fault)) return 'tried'
    if (fault.kind === 'unique' && fault.what.includes('ai_uses')) return 'known'
    throw error
  }
}

function rowOf({ now, ...use }: NewUse, month: string) {
  return { ...use, month, outcome: 'running' as const, createdAt: now }
}

export interface UseEnd {
  outcome: Exclude<UseOutcome, 'running'>
  detail?: string
  /** What the call came to; never more than was taken for it. */
  credits: number
  tokensIn?: number | null
  tokensOut?: number | null
  firstMs?: number | null
  totalMs?: number | null
}

/** Ends a use that runs and gives back what it did not need. One that has ended stays as it is. */
export async function endUse(database: Database, id: string, end: UseEnd): Promise<void> {
  await database.write(endedUse(sql`${aiUses.id} = ${id}`, end))
}

/** What a Worker that died has left behind is given back. */
export async function endLostUses(database: Database, now: number): Promise<void> {
  const isLost = sql`${aiUses.createdAt} < ${now - aiLimits.lostMs}`
  await database.write(endedUse(isLost, { outcome: 'failed', detail: 'lost', credits: 0 }))
}

function endedUse(which: SQL, { credits, outcome, detail = '', ...figures }: UseEnd): Statement[] {
  const its = sql`${aiUses} where ${which} and ${aiUses.outcome} = 'running'
    and ${aiUses.factoryId} = ${aiCredits.factoryId} and ${aiUses.month} = ${aiCredits.month}`
  const needed = sql`min(${aiUses.credits}, ${credits})`
  return [
    statementOf(
      build
        .update(aiCredits)
        .set({
          left: sql`${aiCredits.left} + (select sum(${aiUses.credits} - ${needed}) from ${its})`,
        })
        .where(sql`exists (select 1 from ${its})`),
    ),
    statementOf(
      build
        .update(aiUses)
        .set({ outcome, detail, credits: needed, ...figures })
        .where(and(which, eq(aiUses.outcome, 'running'))),
    ),
  ]
}

/** Stops a person's own use. */
export async function stopUse(database: Database, id: string, userId: string): Promise<void> {
  const isOwn = sql`${aiUses.id} = ${id} and ${aiUses.userId} = ${userId}`
  await database.write(endedUse(isOwn, { outcome: 'stopped', credits: 0 }))
}

/** What a month has left; all of it before its first call. */
export async function findLeft(database: Database, factoryId: string, now: number) {
  const [[row]] = await database.read([
    build
      .select({ left: aiCredits.left })
      .from(aiCredits)
      .where(isOfMonth(factoryId, creditMonth(now))),
  ])
  return row?.left ?? appConfig.limits.aiCreditsDefault
}

function isOfMonth(factoryId: string, month: string) {
  return and(eq(aiCredits.factoryId, factoryId), eq(aiCredits.month, month))
}

/** The last uses, newest first. */
export async function listUses(database: Database, factoryId: string) {
  const { id, task, isTrial, subject, languageCode, model, credits, outcome, detail } = aiUses
  const { tokensIn, tokensOut, firstMs, totalMs, createdAt } = aiUses
  const [rows] = await database.read([
    build
      .select({
        ...{ id, task, isTrial, subject, languageCode, model, credits, outcome, detail },
        ...{ tokensIn, tokensOut, firstMs, totalMs, createdAt },
        byName: sql<string>`coalesce(${users.name}, '')`,
      })
      .from(aiUses)
      .leftJoin(users, eq(users.id, aiUses.userId))
      .where(eq(aiUses.factoryId, factoryId))
      .orderBy(desc(createdAt), desc(id))
      .limit(aiLimits.listedUses),
  ])
  return rows
}

/** Uses and drafts of before that time are forgotten, but for what still waits for a person. */
export async function forgetUses(database: Database, before: number): Promise<void> {
  const isSettled = inArray(aiDrafts.state, ['accepted', 'discarded'])
  await database.write([
    statementOf(build.delete(aiUses).where(lt(aiUses.createdAt, before))),
    statementOf(build.delete(aiDrafts).where(and(lt(aiDrafts.createdAt, before), isSettled))),
  ])
}

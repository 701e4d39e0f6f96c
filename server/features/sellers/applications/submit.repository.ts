import { and, eq, sql } from 'drizzle-orm'
import { counters } from '#db/schema/index.ts'
import type { ActorType } from '#domain/orders.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { applicationRules } from '#domain/seller-application-rules.ts'
import { countedUp } from '#server/features/orders/numbers.queries.ts'
import {
  type ApplicationRow,
  applicationStep,
} from '#server/features/sellers/application-steps.queries.ts'
import { toApplicant, toSellerSales } from '#server/features/sellers/mails/seller-mails.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { isNoSeller } from './org-no.repository.ts'

interface Submission {
  actorType: ActorType
  actorId: string | null
  at: number
  termsVersion: string
  limits: readonly Limit[]
  call: Call
}

/** The application that a call with this key has sent. */
export async function findSubmitted(database: Database, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/**
 * The application is sent, the first time with a number, and both mails are queued: one batch, all or nothing. Throws `isOvertaken`
 * where it is not as it was read or its business is a seller by now, `isSecondApplication` and `isOverLimit`.
 */
export async function writeSubmitted(
  database: Database,
  application: ApplicationRow,
  { actorType, actorId, at, termsVersion, limits, call }: Submission,
): Promise<void> {
  const { factoryId, orgNo } = application
  const year = Number(osloClock(at).date.slice(0, 4))
  const scope = `sellers:${factoryId}`
  const isNew = application.number === null
  const about = String(application.rev + 1)
  await database.write([
    ...(isNew ? [countedUp({ scope, year })] : []),
    ...(await countedWithin(limits, at)),
    ...applicationStep({
      application,
      ...{ to: 'submitted', event: 'submit', actorType, actorId, at },
      guard: isNoSeller(factoryId, orgNo),
      set: {
        ...(isNew ? { number: lastNumber({ scope, year }) } : {}),
        ...{ step: 5, termsVersion, submittedAt: at, markedFields: [], decisionNote: '' },
      },
    }),
    ...submitted(application, { call, at, about }),
  ])
}

function submitted(
  application: ApplicationRow,
  { call, at, about }: { call: Call; at: number; about: string },
): Statement[] {
  return [
    spentKey(build, call, application.id),
    toApplicant(application, 'S1', { at, about }),
    toSellerSales(application, { at, about }),
  ]
}

/** Of the counter that a statement before it has raised. */
function lastNumber({ scope, year }: { scope: string; year: number }) {
  const prefix = `${applicationRules.numberPrefix}-${String(year).slice(2)}-`
  const last = build
    .select({ number: sql`${prefix} || printf('%04d', ${counters.last})` })
    .from(counters)
    .where(and(eq(counters.scope, scope), eq(counters.year, year)))
  return sql`(${last})`
}

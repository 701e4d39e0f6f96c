import type { BounceReport } from '#domain/bounces.schema.ts'
import { done, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findReported, writeReport } from './bounces.repository.ts'

/**
 * Takes what the mail provider reports of a mail, once per report. One of a mail that is no newsletter's, or is gone, is taken as well: the
 * provider would send it again and again.
 */
export async function takeReport(
  { database, now, log }: Ctx,
  report: BounceReport,
): Promise<Result<object>> {
  const [, id = ''] = /^<?(?<id>[\w-]+)@/u.exec(report.messageId) ?? []
  const delivery = id === '' ? undefined : await findReported(database, id)
  const isNew = await writeReport(database, report, { delivery, now: now() })
  log.info('newsletter.report', { type: report.type, delivery: delivery?.id, isNew })
  return done({})
}

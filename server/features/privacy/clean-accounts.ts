import { serverConfig } from '#config'
import type { JobCtx } from '#server/http/context.ts'
import { removeOutdated } from './clean-accounts.repository.ts'

const dayMs = 24 * 3600 * 1000

/** A job: forgets sessions, mailed secrets, half-done sign-ins, sign-ups, proofs of addresses, tries, browsers and log rows whose time is over. */
export async function cleanAccounts(job: Pick<JobCtx, 'database' | 'now' | 'log'>): Promise<void> {
  const now = job.now()
  const removed = await removeOutdated(job.database, {
    now,
    signUpsBefore: now - serverConfig.accounts.unconfirmedDays * dayMs,
    browsersBefore: now - serverConfig.accounts.browserDays * dayMs,
    logBefore: now - serverConfig.logDays * dayMs,
  })
  if (removed > 0) job.log.info('accounts.cleaned', { removed })
}

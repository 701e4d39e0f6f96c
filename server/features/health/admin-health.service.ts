import { type AdminHealth, unsentStates } from '#domain/health.schema.ts'
import { jobNames, jobState } from '#domain/jobs.ts'
import type { Ctx } from '#server/http/context.ts'
import { readHealth } from './health.repository.ts'

const dayMs = 24 * 3600 * 1000

/** How the mails and the jobs stand, and which settings they miss. */
export async function getHealth(ctx: Ctx): Promise<AdminHealth> {
  const now = ctx.now()
  const { SMTP_HOST: host, BOUNCE_WEBHOOK_SECRET: secret } = ctx.settings
  const found = await readHealth(ctx.database, ctx.site.factoryId, now - dayMs)
  return {
    now,
    settings: { hasMailServer: host !== '', hasBounceSecret: secret !== '' },
    mails: {
      unsent: unsentStates.map((state) => {
        const row = found.unsent.find((each) => each.state === state)
        return { state, count: row?.count ?? 0, since: row?.since ?? null }
      }),
      sent: found.sent.count,
      lastSentAt: found.sent.lastAt,
    },
    jobs: jobNames.map((name) => {
      const run = found.runs.find((each) => each.name === name)
      return {
        ...{ name, state: jobState(run, now) },
        ...{ startedAt: run?.startedAt ?? null, finishedAt: run?.finishedAt ?? null },
        ...{ fault: run?.fault ?? '', failures: run?.failures ?? 0 },
      }
    }),
  }
}

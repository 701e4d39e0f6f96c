import type { JobCtx } from '#server/http/context.ts'
import { openDatabase } from '#server/platform/database.ts'
import { consoleLog } from '#server/platform/log.ts'
import type { Mailer, OutgoingMail } from '#server/platform/mailer.ts'
import type { TestApi } from './api.ts'

/** What a job gets at this time. */
export function jobAt(api: TestApi, now: number): JobCtx {
  return {
    ...api.platform,
    now: () => now,
    database: openDatabase(api.platform.streams),
    log: consoleLog('test'),
    later: () => undefined,
  }
}

/** A mail server that takes what comes, or is down. */
export function mailServer() {
  const taken: OutgoingMail[] = []
  const server: Mailer & { taken: OutgoingMail[]; isDown: boolean } = {
    taken,
    isDown: false,
    async send(mail) {
      if (server.isDown) throw new TypeError('connection refused for ingrid@example.no')
      taken.push(mail)
    },
  }
  return server
}

import { findSite } from '#server/site/site.service.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { JobCtx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { renderEdition } from './edition.ts'
import {
  listReceiverLanguages,
  listScheduled,
  type Newsletter,
  writeStart,
} from './start.repository.ts'

/** A job: begins to send the newsletters that are due. One that cannot be rendered is tried again each minute and does not stop the others. */
export async function startDue(job: JobCtx): Promise<void> {
  for (const newsletter of await listScheduled(job.database, job.now())) {
    try {
      await start(job, newsletter)
    } catch (error) {
      job.log.error('newsletter.unstarted', {
        newsletter: newsletter.id,
        fault: faultOf(error).kind,
      })
    }
  }
}

async function start(job: JobCtx, newsletter: Newsletter): Promise<void> {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  if (!site) throw new Error('a newsletter is due and no factory is there to send it')
  const otherwise = defaultLanguageOf(site)
  const active = new Set(site.languages.map(({ code }) => code))
  const read = await listReceiverLanguages(job.database, newsletter)
  // The default language is always there: who subscribes in another one while the editions are rendered gets that.
  const codes = new Set([otherwise, ...read.filter((code) => active.has(code))])
  const editions = []
  for (const code of codes) editions.push(await renderEdition(job, newsletter, code))
  const isStarted = await writeStart(job.database, newsletter, {
    ...{ editions, otherwise, now: job.now() },
  })
  if (isStarted)
    job.log.info('newsletter.started', { newsletter: newsletter.id, languages: codes.size })
}

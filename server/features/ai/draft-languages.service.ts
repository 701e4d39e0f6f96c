import { aiLimits } from '#domain/ai.ts'
import { findText } from '#server/features/content/site-texts.service.ts'
import type { JobCtx } from '#server/http/context.ts'
import { findSite } from '#server/site/site.service.ts'
import type { Site } from '#server/site/site.ts'
import { countText, endJob, type JobRow, listRunningJobs } from './ai-jobs.repository.ts'
import { draftText } from './draft-text.service.ts'
import { missingTexts } from './missing-texts.service.ts'

/** So many answers in a row that did not come: then the provider is away, and the job waits for a person. */
const mostFaults = 3
/** What a run may take before the next minute's goes on. */
const mostMs = 45_000

/** Without these no text of the job can be drafted. */
const ofAll: ReadonlySet<string> = new Set(['ai_off', 'ai_credits_spent', 'ai_denied'])

/** A job: drafts some of the missing texts of each language that was asked for. Nobody but editors sees what it drafts. */
export async function draftLanguages(job: JobCtx): Promise<void> {
  const running = await listRunningJobs(job.database)
  if (running.length === 0) return
  const site = await findSite({ ...job, openDatabase: () => job.database })
  if (!site) return
  for (const row of running) await draftSome(job, site, row)
}

async function draftSome(job: JobCtx, site: Site, row: JobRow): Promise<void> {
  const { database, now } = job
  const { languageCode: language, startedBy } = row
  const begunAt = now()
  const ctx = { ...job, site, actor: startedBy ? { userId: startedBy } : {} }
  const missing = (await missingTexts(ctx, language)) ?? []
  let [faults, drafted] = [0, 0]
  for (const { text } of missing.slice(0, aiLimits.draftsPerRun)) {
    if (now() - begunAt > mostMs) return
    const { page, key } = text
    const found = await findText(ctx, { page, key, language })
    if (!found) continue
    const made = await draftText(ctx, found, { task: 'translate' })
    if (made.ok) {
      faults = 0
      drafted += 1
      await countText(database, row, 'drafted')
      continue
    }
    const { code } = made.problem
    faults += 1
    if (ofAll.has(code) || faults >= mostFaults) {
      await endJob(database, row, { state: 'halted', detail: code })
      return
    }
    await countText(database, row, 'failed')
  }
  // What is left was asked for once more and did not come: nobody waits for it for ever.
  if (missing.length <= aiLimits.draftsPerRun && (faults === 0 || drafted === 0))
    await endJob(database, row, { state: 'done' })
}

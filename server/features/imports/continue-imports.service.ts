import { isAllowed } from '#domain/permissions.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx, JobCtx } from '#server/http/context.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { findSite } from '#server/site/site.service.ts'
import { listForsaken } from './import-jobs.repository.ts'
import { runNextLines } from './run-lines.service.ts'

/** A browser that goes on with an import is never so long silent. */
const silentMs = 60_000
/** How long one run of the job goes on: the next minute's goes on where it ends. */
const longestMs = 20_000

/** A job: continues imports whose browser was closed, with the permissions of the person who started them; not if they may no longer import. */
export async function continueImports(job: JobCtx): Promise<void> {
  const site = await findSite({ ...job, openDatabase: () => job.database })
  const language = site?.languages.find(({ code }) => code === defaultLanguageOf(site))
  if (!site || !language) return
  const until = job.now() + longestMs
  const before = job.now() - silentMs
  for (const { id, by, role } of await listForsaken(job, { factoryId: site.factoryId, before })) {
    if (!role || !by || !isAllowed({ role }, 'data.import')) continue
    const ctx: Ctx = {
      ...{ ...job, site, language, requestId: newId(), user: undefined, view: undefined },
      actor: { role, userId: by },
    }
    // One after the other: none of them is to wait for its own turn twice.
    // oxlint-disable-next-line no-await-in-loop
    while (job.now() < until && (await isUnderWay(ctx, id)));
  }
}

async function isUnderWay(ctx: Ctx, id: string): Promise<boolean> {
  const now = await runNextLines(ctx, id)
  if (!now.ok) return false
  const { status, isStopped } = now.value
  return !isStopped && (status === 'running' || status === 'undoing')
}

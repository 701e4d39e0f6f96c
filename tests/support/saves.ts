import type { SaveCtx } from '#server/save/save-where.queries.ts'
import { findSite } from '#server/site/site.service.ts'
import type { TestApi } from './api.ts'
import { jobAt } from './jobs.ts'

/** What a save gets of a call by an owner of the demo factory, who is this person. */
export async function saveCtxOf(api: TestApi, userId: string): Promise<SaveCtx> {
  const ctx = jobAt(api, Date.now())
  const site = await findSite({ ...ctx, openDatabase: () => ctx.database })
  if (!site) throw new Error('there is no factory')
  return { ...ctx, actor: { role: 'owner', userId }, requestId: 'test', site }
}

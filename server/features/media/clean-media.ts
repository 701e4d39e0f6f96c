import type { JobCtx } from '#server/http/context.ts'
import { forgetObjects, listOrphans } from './stored-objects.repository.ts'

/** Longer than any upload can last between its being written down and its row. */
const restMs = 3600 * 1000

/** A job: removes from the store what no picture or file owns: contents that were replaced or deleted, and uploads that broke off. */
export async function cleanMedia(
  job: Pick<JobCtx, 'database' | 'log' | 'now' | 'storage'>,
): Promise<void> {
  const keys = await listOrphans(job.database, job.now() - restMs)
  if (keys.length === 0) return
  // The store first: a key that is forgotten before it is gone would stay there for good.
  await job.storage.remove(keys)
  await forgetObjects(job.database, keys)
  job.log.info('media.cleaned', { removed: keys.length })
}

import type { JobCtx } from '#server/http/context.ts'
import { deleteDrafts } from './clean-drafts.repository.ts'

/** A job: forgets the drafts of applications that nobody has touched for thirty days. */
export async function cleanDrafts({ database, now }: Pick<JobCtx, 'database' | 'now'>) {
  await deleteDrafts(database, now())
}

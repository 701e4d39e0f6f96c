import { and, eq, isNull } from 'drizzle-orm'
import { conversationFiles } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

type NewFile = Pick<
  typeof conversationFiles.$inferInsert,
  'holder' | 'name' | 'mediaType' | 'bytes' | 'storageKey'
>

/** Notes a file that lies in the store, and answers its id. */
export async function insertFile({ database, site, now }: Ctx, file: NewFile): Promise<string> {
  const row = { ...file, id: newId(), factoryId: site.factoryId, createdAt: now() }
  await database.write([statementOf(build.insert(conversationFiles).values(row))])
  return row.id
}

export async function deleteUnsentFile(
  database: Database,
  { id, holder }: { id: string; holder: string },
): Promise<void> {
  const isTheirs = and(eq(conversationFiles.id, id), eq(conversationFiles.holder, holder))
  await database.write([
    statementOf(
      build
        .delete(conversationFiles)
        .where(and(isTheirs, isNull(conversationFiles.conversationId))),
    ),
  ])
}

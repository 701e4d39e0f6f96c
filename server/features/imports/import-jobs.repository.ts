import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { admins, importRows, imports } from '#db/schema/index.ts'
import type { JobCtx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Running imports without progress since, and the people who started them, in their role of now. */
export async function listForsaken(
  { database }: Pick<JobCtx, 'database'>,
  { factoryId, before }: { factoryId: string; before: number },
) {
  const [rows] = await database.read([
    build
      .select({ id: imports.id, by: imports.updatedBy, role: admins.role })
      .from(imports)
      .leftJoin(admins, and(eq(admins.userId, imports.updatedBy), eq(admins.isActive, true)))
      .where(
        and(
          eq(imports.factoryId, factoryId),
          inArray(imports.status, ['running', 'undoing']),
          eq(imports.isStopped, false),
          lt(imports.updatedAt, before),
        ),
      )
      .orderBy(asc(imports.runAt)),
  ])
  return rows
}

/** Forgets lines of imports that are over, and imports that were never run. */
export async function forgetImports(
  { database }: Pick<JobCtx, 'database'>,
  { linesBefore, begunBefore }: { linesBefore: number; begunBefore: number },
): Promise<void> {
  const over = build
    .select({ id: imports.id })
    .from(imports)
    .where(lt(imports.updatedAt, linesBefore))
  await database.write([
    statementOf(build.delete(importRows).where(inArray(importRows.importId, over))),
    statementOf(
      build
        .delete(imports)
        .where(
          and(
            sql`${imports.status} in ('uploading', 'mapping', 'validating', 'checked')`,
            lt(imports.updatedAt, begunBefore),
          ),
        ),
    ),
  ])
}

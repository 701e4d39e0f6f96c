import type { ImportList, ImportRowList, ImportRowsQuery } from '#domain/imports.schema.ts'
import { importPageSize as pageSize } from '#domain/imports.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { lineView } from './import-view.ts'
import { findImport, listImports, listLines } from './imports.repository.ts'

/** A page of the factory's imports, the newest first. */
export async function getImports(ctx: Ctx, page: number): Promise<ImportList> {
  const { rows, total } = await listImports(ctx, page)
  const imports = rows.map(({ row, by }) => {
    const { id, kind, status, isStopped, fileName, rowCount, counts, createdAt, doneAt } = row
    return {
      ...{ id, kind, status, isStopped, fileName, rowCount, counts, createdAt, doneAt },
      createdBy: by,
    }
  })
  return { imports, total, page, pageSize }
}

/** A page of the lines of an import, with what they change or what is wrong with them. Refuses `not_found`. */
export async function getImportLines(
  ctx: Ctx,
  id: string,
  query: ImportRowsQuery,
): Promise<Result<ImportRowList>> {
  const found = await findImport(ctx, id)
  if (!found) return refused('not_found')
  const [{ rows, total }, i18n] = await Promise.all([listLines(ctx, id, query), translatorFor(ctx)])
  return done({
    rows: rows.map((line) => lineView(i18n, found.row, line)),
    ...{ total, page: query.page, pageSize },
  })
}

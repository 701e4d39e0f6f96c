import { and, eq } from 'drizzle-orm'
import { redirects } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** Something that had one bare path in a language and has another from now on. */
export interface MovedPath {
  code: string
  from: string
  to: string
}

/**
 * Leads from the path that something had in a language to the one that it has now, and so do the paths that it had before; the new one
 * leads nowhere any more. For what is no page: pages are followed by their id.
 */
export function movedPath(ctx: Ctx, { code, from, to }: MovedPath): Statement[] {
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  const { factoryId } = ctx.site
  const inLanguage = and(eq(redirects.factoryId, factoryId), eq(redirects.languageCode, code))
  const target = { pageId: null, toPath: to, isManual: false, updatedAt: now, updatedBy: by }
  return [
    // In every language: something is found there from now on, whoever asks.
    statementOf(
      build
        .delete(redirects)
        .where(and(eq(redirects.factoryId, factoryId), eq(redirects.fromPath, to))),
    ),
    statementOf(
      build
        .update(redirects)
        .set({ toPath: to })
        .where(and(inLanguage, eq(redirects.toPath, from))),
    ),
    statementOf(
      build
        .insert(redirects)
        .values({
          ...{ id: newId(), factoryId, fromPath: from, languageCode: code },
          ...{ ...target, createdAt: now, createdBy: by },
        })
        .onConflictDoUpdate({
          target: [redirects.factoryId, redirects.fromPath, redirects.languageCode],
          set: target,
        }),
    ),
  ]
}

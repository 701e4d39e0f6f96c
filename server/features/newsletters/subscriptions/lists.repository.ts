import { and, asc, eq, inArray } from 'drizzle-orm'
import { newsletterLists, pageContents } from '#db/schema/index.ts'
import type { PageTexts } from '#domain/content.schema.ts'
import { newId } from '#domain/ids.ts'
import { defaultListKey } from '#domain/newsletters.ts'
import { contentQueryWhere, textsFrom } from '#server/features/content/content.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { ViewedScope } from '#server/http/scope.ts'

export interface ListRow {
  id: string
  key: string
  isDefault: boolean
  isOpen: boolean
}

/** All lists of a factory in their order, with the texts of the page `newsletter`, which hold their names. */
export async function findLists(
  database: Database,
  scope: ViewedScope,
): Promise<{ lists: ListRow[]; texts: PageTexts }> {
  const [lists, texts] = await database.read([
    listsQuery(scope.factoryId),
    contentQueryWhere(build, scope, eq(pageContents.pageSlug, 'newsletter')),
  ])
  return { lists, texts: textsFrom(texts, scope) }
}

function listsQuery(factoryId: string) {
  const { id, key, isDefault, isOpen } = newsletterLists
  return build
    .select({ id, key, isDefault, isOpen })
    .from(newsletterLists)
    .where(eq(newsletterLists.factoryId, factoryId))
    .orderBy(asc(newsletterLists.sortOrder), asc(newsletterLists.key))
}

/** Makes the list that the forms subscribe to, where a factory has none yet. */
export function madeDefaultList(factoryId: string, at: number): Statement {
  return statementOf(
    build
      .insert(newsletterLists)
      .values({
        ...{ id: newId(), factoryId, key: defaultListKey, isDefault: true, sortOrder: 0 },
        ...{ createdAt: at, updatedAt: at },
      })
      .onConflictDoNothing(),
  )
}

/** The words of the form that are content. */
export const signUpQuery = (scope: ViewedScope) =>
  contentQueryWhere(
    build,
    scope,
    and(
      eq(pageContents.pageSlug, 'newsletter'),
      inArray(pageContents.contentKey, ['signup.title', 'signup.text']),
    ),
  )

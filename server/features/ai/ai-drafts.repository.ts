import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { aiDrafts, categoryTranslations, productTranslations } from '#db/schema/index.ts'
import type { DraftState } from '#domain/ai.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'

export interface DraftAddress {
  factoryId: string
  page: string
  key: string
  languageCode: string
}

export type DraftRow = typeof aiDrafts.$inferSelect
type NewDraft = Omit<typeof aiDrafts.$inferInsert, 'rev' | 'acceptedBy'>

/** Puts a draft in the place of the one before. */
export async function saveDraft(database: Database, draft: NewDraft): Promise<DraftRow> {
  const { factoryId: _f, page: _p, key: _k, languageCode: _l, ...set } = draft
  await database.write([
    statementOf(
      build
        .insert(aiDrafts)
        .values(draft)
        .onConflictDoUpdate({
          target: [aiDrafts.factoryId, aiDrafts.page, aiDrafts.key, aiDrafts.languageCode],
          set: { ...set, rev: sql`${aiDrafts.rev} + 1`, acceptedBy: null },
        }),
    ),
  ])
  const row = await findDraft(database, draft)
  if (!row) throw new Error('a draft that was saved is there')
  return row
}

/** The draft of a text, in whichever state. */
export async function findDraft(
  database: Database,
  address: DraftAddress,
): Promise<DraftRow | undefined> {
  const [[row]] = await database.read([build.select().from(aiDrafts).where(isAt(address))])
  return row
}

/** The drafts of a language that wait for a person, or all of them. */
export async function listDrafts(
  database: Database,
  {
    factoryId,
    languageCode,
    states,
  }: { factoryId: string; languageCode: string; states?: readonly DraftState[] },
): Promise<DraftRow[]> {
  const [rows] = await database.read([
    build
      .select()
      .from(aiDrafts)
      .where(
        and(
          eq(aiDrafts.factoryId, factoryId),
          eq(aiDrafts.languageCode, languageCode),
          states && inArray(aiDrafts.state, [...states]),
        ),
      )
      .orderBy(aiDrafts.page, aiDrafts.key),
  ])
  return rows
}

/** Says what became of a draft that its reader saw. */
export async function settleDraft(
  database: Database,
  { rev, ...address }: DraftAddress & { rev: number },
  settled: { state: DraftState; acceptedBy?: string | null },
): Promise<void> {
  await database.write([
    statementOf(
      build
        .update(aiDrafts)
        .set(settled)
        .where(and(isAt(address), eq(aiDrafts.rev, rev))),
    ),
  ])
}

function isAt({ factoryId, page, key, languageCode }: DraftAddress): SQL | undefined {
  return and(
    eq(aiDrafts.factoryId, factoryId),
    eq(aiDrafts.page, page),
    eq(aiDrafts.key, key),
    eq(aiDrafts.languageCode, languageCode),
  )
}

const mostTerms = 30

/** The glossary: what products and categories that a text names are called in the other language. */
export async function findTerms(
  database: Database,
  { text, from, to }: { text: string; from: string; to: string },
): Promise<[string, string][]> {
  const [products, categories] = await database.read([
    build
      .select({ from: sql<string>`source.name`, to: sql<string>`target.name` })
      .from(sql`${productTranslations} as source`)
      .innerJoin(
        sql`${productTranslations} as target`,
        sql`target.product_id = source.product_id and target.language_code = ${to}`,
      )
      .where(namedIn(text, from))
      .limit(mostTerms),
    build
      .select({ from: sql<string>`source.name`, to: sql<string>`target.name` })
      .from(sql`${categoryTranslations} as source`)
      .innerJoin(
        sql`${categoryTranslations} as target`,
        sql`target.category_id = source.category_id and target.language_code = ${to}`,
      )
      .where(namedIn(text, from))
      .limit(mostTerms),
  ])
  return [...products, ...categories].map((term) => [term.from, term.to])
}

function namedIn(text: string, from: string): SQL {
  return sql`source.language_code = ${from} and length(source.name) > 2 and target.name <> ''
    and source.name <> target.name and instr(lower(${text}), lower(source.name)) > 0`
}

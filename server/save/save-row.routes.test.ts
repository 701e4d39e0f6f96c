import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, categoryTranslations, factorySettings, savedLists } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { build } from '#server/platform/build.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { insertWhere } from '#server/platform/insert-where.queries.ts'
import { statementOf } from '#server/platform/statement.ts'
import { useApi } from '#tests/support/api.ts'
import { newPerson } from '#tests/support/people.ts'
import { saveCtxOf } from '#tests/support/saves.ts'
import { removeRow, type RowSave, saveRow, saveRows } from './save-row.queries.ts'

const api = useApi()

test('a save writes the row, who did it, the log, what belongs to it, and what caches follow', async () => {
  const { ctx, id, person } = await aCategory()
  const before = await left(id)
  expect(await saveRow(ctx, recolored(id, before.rev))).toBe(true)
  const after = await left(id)
  expect(after).toEqual({
    ...before,
    tint: 'berry',
    rev: before.rev + 1,
    by: person,
    entries: before.entries + 1,
    name: 'Saved',
    revision: before.revision + 1,
  })
})

test('a stale save writes nothing at all', async () => {
  const { ctx, id } = await aCategory()
  const before = await left(id)
  expect(await saveRow(ctx, recolored(id, before.rev + 1))).toBe(false)
  expect(await saveRow(ctx, recolored(id, 0))).toBe(false)
  expect(await left(id)).toEqual(before)
})

test('a save of a row that has gone, or is another factory’s, writes nothing', async () => {
  const { ctx, id } = await aCategory()
  const before = await left(id)
  expect(await saveRow(ctx, recolored(newId(), 1))).toBe(false)
  const elsewhere = { ...ctx, site: { ...ctx.site, factoryId: newId() } }
  expect(await saveRow(elsewhere, recolored(id, before.rev))).toBe(false)
  expect(await left(id)).toEqual(before)
})

test('what else has to hold is asked with the rev', async () => {
  const { ctx, id } = await aCategory()
  const { rev } = await left(id)
  const isShown = sql`exists (select 1 from ${categories} where ${categories.id} = ${id} and ${categories.isActive})`
  expect(await saveRow(ctx, { ...recolored(id, rev), when: sql`not ${isShown}` })).toBe(false)
  expect(await saveRow(ctx, { ...recolored(id, rev), when: sql`null` })).toBe(false)
  expect(await saveRow(ctx, { ...recolored(id, rev), when: isShown })).toBe(true)
})

test('of many saves at once that saw the same row one is written', async () => {
  const { ctx, id } = await aCategory()
  const { rev, entries } = await left(id)
  const saves = Array.from({ length: 20 }, () => saveRow(ctx, recolored(id, rev)))
  expect((await Promise.all(saves)).filter(Boolean)).toHaveLength(1)
  expect(await left(id)).toMatchObject({ rev: rev + 1, entries: entries + 1 })
})

test('a row that nobody has saved yet is made once, with what the table says of the rest', async () => {
  const { ctx } = await aCategory()
  await api.database.execute('delete from factory_settings')
  const first = { table: factorySettings, id: {}, rev: 0, set: { minOrderOre: 100 } } as const
  const saved = await Promise.all([saveRow(ctx, first), saveRow(ctx, first)])
  expect(saved.toSorted()).toEqual([false, true])
  const { rows } = await api.database.execute(
    'select min_order_ore, loading_style, rev, created_by from factory_settings',
  )
  expect({ ...rows[0] }).toEqual({
    min_order_ore: 100,
    loading_style: 'spinner',
    rev: 1,
    created_by: ctx.actor.userId,
  })
})

test('what a constraint refuses is thrown, and nothing is written', async () => {
  const { ctx, id } = await aCategory()
  const before = await left(id)
  const { rows } = await api.database.execute('select max(id) as id, key from categories')
  const taken = { ...recolored(id, before.rev), set: { key: String(rows[0]?.['key']) } }
  const error = await saveRow(ctx, taken).catch((thrown: unknown) => thrown)
  expect(faultOf(error).kind).toBe('unique')
  expect(await left(id)).toEqual(before)
})

test('several rows are saved together or not at all', async () => {
  const { ctx } = await aCategory()
  const userId = ctx.actor.userId ?? ''
  const named = (id: string, rev: number, name: string) => ({
    table: savedLists,
    ...{ id, rev, set: { userId, name } },
  })
  const [a, b] = [newId(), newId()]
  expect(await saveRows(ctx, [named(a, 0, 'one'), named(b, 0, 'two')])).toBe(true)
  expect(await saveRows(ctx, [named(a, 1, 'three'), named(b, 2, 'four')])).toBe(false)
  const { rows } = await api.database.execute({
    sql: 'select name from saved_lists where user_id = ? order by name',
    args: [userId],
  })
  expect(rows.map(({ name }) => name)).toEqual(['one', 'two'])
})

test('a row is removed as its editor saw it', async () => {
  const { ctx } = await aCategory()
  const id = newId()
  const list = { table: savedLists, id } as const
  const userId = ctx.actor.userId ?? ''
  expect(await saveRow(ctx, { ...list, rev: 0, set: { userId, name: 'Friday' } })).toBe(true)
  expect(await removeRow(ctx, { ...list, rev: 2 })).toBe(false)
  expect(await removeRow(ctx, { ...list, rev: 1 })).toBe(true)
  expect(await removeRow(ctx, { ...list, rev: 0 })).toBe(false)
  expect(await removeRow(ctx, { ...list, rev: 1 })).toBe(false)
})

test('a row is inserted where a condition holds', async () => {
  const { ctx, id } = await aCategory()
  const { factoryId } = ctx.site
  const name = (languageCode: string, when: boolean) =>
    statementOf(
      insertWhere(
        categoryTranslations,
        {
          categoryId: id,
          ...{ factoryId, languageCode, name: sql`upper('jam')`, slug: newId(), description: '' },
        },
        sql`${when}`,
      ),
    )
  await api.database.execute({
    sql: 'delete from category_translations where category_id = ?',
    args: [id],
  })
  const results = await ctx.database.write([name('nb', true), name('en', false)])
  expect(results.map(({ rowsAffected }) => rowsAffected)).toEqual([1, 0])
  expect((await left(id)).name).toBe('JAM')
})

/** The first category of the demo factory, and an owner who saves it. */
async function aCategory() {
  const { id: person } = await newPerson(api.database, { role: 'owner' })
  const { rows } = await api.database.execute('select min(id) as id from categories')
  return { ctx: await saveCtxOf(api, person), id: String(rows[0]?.['id']), person }
}

function recolored(id: string, rev: number): RowSave<typeof categories> {
  const named = build
    .update(categoryTranslations)
    .set({ name: 'Saved' })
    .where(eq(categoryTranslations.categoryId, id))
  return {
    table: categories,
    ...{ id, rev, set: { tint: 'berry' } },
    audit: { action: 'settings_saved', entity: 'settings', entityId: id },
    revision: allLanguages,
    also: [statementOf(named)],
  }
}

/** What is left of the saves of a category. */
async function left(id: string) {
  const { rows } = await api.database.execute({
    sql: `select tint, rev, updated_by as "by",
      (select count(*) from audit_log where entity_id = it.id) as entries,
      (select max(name) from category_translations where category_id = it.id) as name,
      (select revision from content_revisions where language_code = '*') as revision
      from categories as it where id = ?`,
    args: [id],
  })
  const row = rows[0]
  return {
    tint: String(row?.['tint']),
    rev: Number(row?.['rev']),
    by: row?.['by'],
    entries: Number(row?.['entries']),
    name: row?.['name'],
    revision: Number(row?.['revision']),
  }
}

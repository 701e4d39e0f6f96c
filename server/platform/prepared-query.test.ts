import { eq, or, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import {
  preparedInsert,
  preparedQuery,
  type Params,
  type ParamsList,
  readyOnce,
} from './prepared-query.ts'
import { jsonRow } from './json-row.ts'
import { build } from './build.ts'

const jars = sqliteTable('jars', {
  id: text('id').primaryKey(),
  label: text('label', { mode: 'json' }).$type<Record<string, string>>(),
  isFull: integer('is_full', { mode: 'boolean' }),
})

test('a kept query is built once for each shape, and each call brings its own values', () => {
  let built = 0
  const jarsById = preparedQuery((builder, at: Params<'id'>, shape: { isCounted: boolean }) => {
    built += 1
    const columns = shape.isCounted ? { count: sql<number>`count(*)` } : { count: sql<number>`1` }
    return builder.select(columns).from(jars).where(eq(jars.id, at.id))
  })
  const [plum, pear, counted] = [
    jarsById({ id: 'plum' }, { isCounted: false }),
    jarsById({ id: 'pear' }, { isCounted: false }),
    jarsById({ id: 'plum' }, { isCounted: true }),
  ]
  expect(built).toBe(2)
  expect([plum.args, pear.args]).toEqual([['plum'], ['pear']])
  expect(pear.sql).toBe(plum.sql)
  expect(counted.sql).not.toBe(plum.sql)
})

test('a kept query is built once for each length of a list, and a list brings each of its values', () => {
  let built = 0
  const jarsLike = preparedQuery(
    (builder, at: Params<'id'> & ParamsList<'labels'>) => {
      built += 1
      const isLike = at.labels.map((label) => sql`${jars.label} like ${label}`)
      return builder
        .select({ id: jars.id })
        .from(jars)
        .where(or(eq(jars.id, at.id), ...isLike))
    },
    ['labels'],
  )
  const [none, plum, pear, both] = [[], ['plum'], ['pear'], ['plum', 'pear']].map((labels) =>
    jarsLike({ id: 'fig', labels }),
  )
  expect(built).toBe(3)
  expect(none?.sql).not.toContain('like')
  expect(pear?.sql).toBe(plum?.sql)
  expect([plum?.args, both?.args]).toEqual([
    ['fig', 'plum'],
    ['fig', 'plum', 'pear'],
  ])
  expect(() => jarsLike({ id: 'fig', labels: 'plum' })).toThrow('misses its list: labels')
})

test('what a kept query answers is mapped as what was built for one call', () => {
  const allJars = preparedQuery((builder) => builder.select().from(jars))
  const rows = [['plum', '{"nb":"Plomme"}', 1]]
  const jar = { id: 'plum', label: { nb: 'Plomme' }, isFull: true }
  expect(allJars({}).answerOf(rows)).toEqual([jar])
  expect(readyOnce(build.select().from(jars)).answerOf(rows)).toEqual([jar])
})

test('a query whose value is missing is not sent', () => {
  const jarsById = preparedQuery((builder, at: Params<'id'>) =>
    builder.select().from(jars).where(eq(jars.id, at.id)),
  )
  expect(() => jarsById({ id: undefined })).toThrow('misses its value: id')
})

test('a kept insert encodes what it is given, keeps null as null and leaves the rest to the table', () => {
  const insertJar = preparedInsert(jars)
  const full = insertJar({ id: 'plum', label: { nb: 'Plomme' }, isFull: true })
  expect(full.args).toEqual(['plum', '{"nb":"Plomme"}', 1])
  expect(insertJar({ id: 'pear', label: null, isFull: false }).args).toEqual(['pear', null, 0])
  expect(insertJar({ id: 'fig', label: undefined }).args).toEqual(['fig'])
})

test('a row travels as one text and comes back as the row, with its JSON columns parsed', () => {
  interface Jar {
    id: string
    label: Record<string, string> | null
    double: number
  }
  const jar = jsonRow<Jar>({ id: jars.id, label: jars.label, double: sql`2` })
  const query = readyOnce(build.select({ jar }).from(jars))
  expect(query.sql).toContain('json("jars"."label")')
  expect(query.answerOf([['["plum",{"nb":"Plomme"},2]'], ['["pear",null,2]']])).toEqual([
    { jar: { id: 'plum', label: { nb: 'Plomme' }, double: 2 } },
    { jar: { id: 'pear', label: null, double: 2 } },
  ])
})

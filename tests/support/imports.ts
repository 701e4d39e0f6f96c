import type { ErrorBody } from '#domain/errors.ts'
import { matchColumns } from '#domain/import-headings.ts'
import type { ImportFields } from '#domain/import-fields.schema.ts'
import type { Import, ImportRowList, NewImport } from '#domain/imports.schema.ts'
import { mostRowsOfCall } from '#domain/imports.ts'
import type { Visitor } from './api.ts'

const path = '/api/admin/imports'

export type ImportAnswer = Import & ErrorBody & { answered: number }

export interface Sheet extends Partial<Pick<NewImport, 'kind' | 'mode' | 'facts'>> {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Brings spreadsheets in as the browser does. */
export function importing(caller: Visitor) {
  async function send(
    method: string,
    at: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<ImportAnswer> {
    const response = await caller.send(method, `${path}${at}`, body, headers)
    return { ...((await response.json()) as Import & ErrorBody), answered: response.status }
  }
  async function read<Answer>(at: string): Promise<Answer> {
    const response = await caller.get(`${path}${at}`)
    if (!response.ok) throw new Error(`${at} answered ${response.status}`)
    return (await response.json()) as Answer
  }
  async function ok(answer: Promise<ImportAnswer>): Promise<ImportAnswer> {
    const got = await answer
    if (got.answered >= 400) throw new Error(`${got.answered} ${got.code} ${got.message}`)
    return got
  }

  async function received({ kind = 'products', mode = 'both', columns, rows, facts }: Sheet) {
    const file = { fileName: 'file.csv', facts: facts ?? { format: 'csv' as const } }
    const begun = { kind, mode, ...file, columns, rowCount: rows.length }
    let now = await ok(send('POST', '', begun))
    const lines = rows.map((cells, at) => ({ no: at + 2, cells }))
    for (let at = 0; at < lines.length; at += mostRowsOfCall) {
      const some = { rows: lines.slice(at, at + mostRowsOfCall) }
      // oxlint-disable-next-line no-await-in-loop
      now = await ok(send('PUT', `/${now.id}/rows`, some))
    }
    return now
  }

  async function validated(id: string) {
    let now = await ok(send('POST', `/${id}/validate-next`))
    // oxlint-disable-next-line no-await-in-loop
    while (now.status === 'validating') now = await ok(send('POST', `/${id}/validate-next`))
    return now
  }

  async function mapped(begun: Import, mapping?: (string | null)[]) {
    const { fields } = await read<ImportFields>(`/fields?kind=${begun.kind}`)
    const { id, rev, mode } = begun
    const by = mapping ?? matchColumns(begun.columns, fields)
    return ok(send('PUT', `/${id}/mapping`, { rev, mode, mapping: by }))
  }

  /** To the end, or for so many chunks. */
  async function goOn(id: string, chunks = Infinity) {
    let now = await read<Import>(`/${id}`)
    for (let at = 0; at < chunks && ['running', 'undoing'].includes(now.status); at += 1)
      // oxlint-disable-next-line no-await-in-loop
      now = await ok(send('POST', `/${id}/run-next`))
    return now
  }

  return {
    send,
    read,
    received,
    mapped,
    validated,
    goOn,
    checked: async (sheet: Sheet) => validated((await mapped(await received(sheet))).id),
    lines: (id: string, query = '') => read<ImportRowList>(`/${id}/rows${query}`),
    begin: ({ id, rev }: Import) => ok(send('POST', `/${id}/run`, { rev, isWithoutErrors: true })),
    run: async ({ id, rev }: Import) => {
      await ok(send('POST', `/${id}/run`, { rev, isWithoutErrors: true }))
      return goOn(id)
    },
    undo: async ({ id, rev }: Import) => {
      await ok(send('POST', `/${id}/undo`, { rev }))
      return goOn(id)
    },
  }
}

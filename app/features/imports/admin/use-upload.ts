import { useEffect, useRef, useState } from 'react'
import type { Import } from '#domain/imports.schema.ts'
import { type ImportKind, mostRowsOfCall } from '#domain/imports.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { untilAnswered } from '#app/platform/until-answered.ts'
import { useSave } from '#app/ui/use-save.ts'
import type { ReadSheet, SheetRow } from './read/sheet-of.ts'

/** A body is 1 MB at most; letters outside ASCII take up to three bytes. */
const chunkLetters = 220_000

export type Readable = Extract<ReadSheet, { isRead: true }>

/** Sends the lines of a sheet, part after part; where the connection is lost it waits for it, and goes on. */
export function useUpload(onSent: (sent: Import) => void) {
  const { send, isBusy, message } = useSave()
  const [sentRows, setSentRows] = useState<number>()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const sendRows = async (begun: Import, rows: readonly SheetRow[]): Promise<ApiAnswer<Import>> => {
    let latest: ApiAnswer<Import> = { ok: true, value: begun }
    let sent = 0
    for (const chunk of chunksOf(rows)) {
      setSentRows(sent)
      const call = { method: 'PUT', body: { rows: chunk }, idempotencyKey: newKey() } as const
      latest = await untilAnswered(() => callApi<Import>(`/admin/imports/${begun.id}/rows`, call), {
        isWanted: () => isHere.current,
      })
      if (!latest.ok || !isHere.current) return latest
      sent += chunk.length
    }
    return latest
  }
  const run = async (begin: (key: string) => Promise<ApiAnswer<Import>>, sheet: Readable) => {
    const answer = await send(async (key) => {
      const begun = await begin(key)
      return begun.ok ? sendRows(begun.value, sheet.rows) : begun
    })
    setSentRows(undefined)
    if (answer?.ok && isHere.current) onSent(answer.value)
  }
  const start = (kind: ImportKind, fileName: string, sheet: Readable) => {
    const { facts, columns, rows } = sheet
    const body = {
      ...{ kind, mode: kind === 'products' ? 'both' : 'update', fileName, facts, columns },
      rowCount: rows.length,
    }
    return run(
      (idempotencyKey) => callTwice('/admin/imports', { method: 'POST', body, idempotencyKey }),
      sheet,
    )
  }
  const goOn = (begun: Import, sheet: Readable) =>
    run(() => Promise.resolve({ ok: true, value: begun }), sheet)
  return { start, goOn, isBusy, message, sentRows }
}

/** As many lines at once as a call may bring, fewer where they are long. */
function chunksOf(rows: readonly SheetRow[]): SheetRow[][] {
  const chunks: SheetRow[][] = []
  let room = 0
  for (const row of rows) {
    const letters = row.cells.reduce((sum, cell) => sum + cell.length + 3, 20)
    const chunk = chunks.at(-1)
    room -= letters
    if (chunk && room >= 0 && chunk.length < mostRowsOfCall) chunk.push(row)
    else {
      chunks.push([row])
      room = chunkLetters - letters
    }
  }
  return chunks
}

import { useState } from 'react'
import { newerOf } from './shown-rows.ts'
import type { Translatable } from './translatable.ts'

const none: ReadonlyMap<string, Translatable> = new Map()

/**
 * The rows as they were saved since the page was read, so that paging away and back shows them. Which rows are listed is
 * asked anew only with another search or state, so that a row does not vanish in the moment it is saved. Once the page is
 * read anew, it knows better.
 */
export function useSavedRows(
  { language, read }: { language: string; read: object },
  { q = '', state = '' }: Record<string, string>,
) {
  const [saved, setSaved] = useState<ReadonlyMap<string, Translatable>>(none)
  const asked = `${state} ${q}`
  const [listing, setListing] = useState({ asked, read, saved })
  if (listing.read !== read) {
    setSaved(none)
    setListing({ asked, read, saved: none })
  } else if (listing.asked !== asked) setListing({ asked, read, saved })
  const rowKey = ({ id }: Translatable) => `${language} ${id}`
  return {
    givenOf: (row: Translatable) => newerOf(row, saved.get(rowKey(row))),
    listed: (rows: readonly Translatable[]) =>
      rows.map((row) => newerOf(row, listing.saved.get(rowKey(row)))),
    onSaved: (row: Translatable) => setSaved((before) => new Map(before).set(rowKey(row), row)),
  }
}

import type { Listed } from '#domain/audit-changes.ts'
import { titlesOf } from '#domain/link-titles.ts'
import type { SaveMenu } from '#domain/navigation.schema.ts'
import type { ItemRow, MenuRows } from './menu.repository.ts'

export interface NewRow {
  row: ItemRow
  titles: Record<string, string>
  made: SaveMenu['items'][number]['made']
}

/** The menu as it stands and as a save leaves it, for the log. What an entry stands under has its old name in both. */
export function listedMenus(known: MenuRows, rows: readonly NewRow[]): [Listed[], Listed[]] {
  const names = new Map(
    [...rows.map(({ row }) => row), ...known.items].map(({ id, title }) => [id, title]),
  )
  const ownTitles = (id: string) => titlesOf(known.titles, id).titles
  const listed = (row: ItemRow, titles: Record<string, string>): Listed => {
    const { id, title, url, isExternal, icon, iconColor, isActive, ...more } = row
    const under = row.parentId === null ? null : (names.get(row.parentId) ?? null)
    const { audience, languageCodes, startsAt, endsAt } = more
    return {
      id,
      name: title,
      under: row.parentId,
      fields: {
        ...{ title, under, titles, url, isExternal, icon, iconColor },
        ...{ isActive, audience, languageCodes, startsAt, endsAt },
      },
    }
  }
  return [
    known.items.map((row) => listed(row, ownTitles(row.id))),
    // Titles in languages that the call does not name survive.
    rows.map(({ row, titles }) => listed(row, { ...ownTitles(row.id), ...titles })),
  ]
}

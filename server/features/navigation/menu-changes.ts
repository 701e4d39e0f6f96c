import type { Listed } from '#domain/audit-changes.ts'
import { titlesOf, toldTitles } from '#domain/link-titles.ts'
import type { SaveMenu } from '#domain/navigation.schema.ts'
import type { ItemRow, MenuRows } from './menu.repository.ts'

export interface NewRow {
  row: ItemRow
  titles: Record<string, string>
  made: SaveMenu['items'][number]['made']
}

/** The menu as it stands and as a save leaves it, for the log. What an entry stands under has its old name in both. */
export function listedMenus(
  known: MenuRows,
  rows: readonly NewRow[],
  defaultCode: string,
): [Listed[], Listed[]] {
  const ownTitles = (id: string) => titlesOf(known.titles, id).titles
  const before = known.items.map((row) => ({ row, titles: ownTitles(row.id) }))
  // Titles in languages that the call does not name survive.
  const after = rows.map(({ row, titles }) => ({
    row,
    titles: { ...ownTitles(row.id), ...titles },
  }))
  const told = ({ row, titles }: Titled) => toldTitles({ title: row.title, titles }, defaultCode)
  const names = new Map([...after, ...before].map((item) => [item.row.id, told(item).title]))
  const listed = (item: Titled): Listed => {
    const { id, parentId, url, isExternal, icon, iconColor, isActive, ...more } = item.row
    const { title, titles } = told(item)
    const under = parentId === null ? null : (names.get(parentId) ?? null)
    const { audience, languageCodes, startsAt, endsAt } = more
    return {
      id,
      name: title,
      under: parentId,
      fields: {
        ...{ title, under, titles, url, isExternal, icon, iconColor },
        ...{ isActive, audience, languageCodes, startsAt, endsAt },
      },
    }
  }
  return [before.map(listed), after.map(listed)]
}

type Titled = Pick<NewRow, 'row' | 'titles'>

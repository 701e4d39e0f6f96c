import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { changed, titleIn } from '#app/workspace/links/link-draft.ts'
import { RemovedNote } from '#app/workspace/links/removed-note.tsx'
import { useSitePlaces } from '#app/workspace/links/site-places.ts'
import { SortableRows } from '#app/workspace/links/sortable-rows.tsx'
import { ItemRow } from './item-row.tsx'
import { blockSize, carried, type ItemDraft, placeAfter, putBack } from './menu-draft.ts'
import type { useMenuDraft } from './use-menu-draft.ts'

interface MenuTreeProps {
  draft: ReturnType<typeof useMenuDraft>
  canEdit: boolean
  languages: readonly OfferedLanguage[]
}

interface Removed {
  block: readonly ItemDraft[]
  at: number
  name: string
  /** What the draft began from. */
  from: readonly ItemDraft[]
}

/** The lines of the menu in their order: entries, and the links under them further in. */
export function MenuTree({ draft, canEdit, languages }: MenuTreeProps) {
  const { t, i18n } = useLingui()
  const { lines, row, change } = draft
  const site = useSitePlaces()
  const [last, setRemoved] = useState<Removed>()
  // Of a draft that was saved or given up there is nothing to undo.
  const removed = last?.from === draft.before ? last : undefined
  const [said, say] = useState('')
  const nameOf = (key: string) => {
    const line = lines.find((each) => each.key === key)
    return line ? titleIn(line, i18n.locale) : ''
  }
  const arrange = (next: readonly ItemDraft[], key: string) => {
    const at = next.findIndex((line) => line.key === key)
    const [name, place, count] = [nameOf(key), at + 1, next.length]
    const parent = next.findLast((line, index) => index < at && line.depth === 0)
    const under = parent ? titleIn(parent, i18n.locale) : ''
    change(next)
    say(
      next[at]?.depth === 1
        ? t`${name}: place ${place} of ${count}, under ${under}`
        : t`${name}: place ${place} of ${count}`,
    )
  }
  return (
    <>
      {lines.length === 0 && (
        <p className="ws-quiet">
          <Trans>The menu is empty.</Trans>
        </p>
      )}
      <SortableRows
        keys={lines.map(({ key }) => key)}
        nameOf={nameOf}
        onDrop={(dropped) => change(carried(lines, dropped))}
        placeAfter={(from, to) => placeAfter(lines, from, to)}
      >
        <ol className="ws-links">
          {lines.map((item, at) => (
            <ItemRow
              at={at}
              canEdit={canEdit}
              faults={row.faultsOf(item.key)}
              isOpen={row.openKey === item.key}
              item={item}
              key={item.key}
              languages={languages}
              lines={lines}
              onArrange={arrange}
              onChange={(fields) => {
                row.changed(item.key, fields)
                change(changed(lines, item.key, fields))
              }}
              onOpen={() => row.open(row.openKey === item.key ? undefined : item.key)}
              onRemove={() => {
                const size = blockSize(lines, at)
                const block = lines.slice(at, at + size)
                setRemoved({ block, at, name: nameOf(item.key), from: draft.before })
                change(lines.toSpliced(at, size))
              }}
              site={site}
            />
          ))}
        </ol>
      </SortableRows>
      <RemovedNote
        name={removed?.name}
        onUndo={() => {
          if (removed) change(putBack(lines, removed))
          setRemoved(undefined)
        }}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}

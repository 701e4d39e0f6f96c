import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { changed, type LinkDraft, moved, titleIn } from '#app/workspace/links/link-draft.ts'
import { RemovedNote } from '#app/workspace/links/removed-note.tsx'
import { useSitePlaces } from '#app/workspace/links/site-places.ts'
import { SortableRows } from '#app/workspace/links/sortable-rows.tsx'
import { StaleChoice } from '#app/workspace/links/stale-choice.tsx'
import { LinkRow } from './link-row.tsx'
import type { useLinkManager } from './use-link-manager.ts'

interface LinkListProps {
  links: readonly LinkDraft[]
  manager: ReturnType<typeof useLinkManager>
  languages: readonly OfferedLanguage[]
}

/** The draft of a section's links in their order. */
export function LinkList({ links, manager, languages }: LinkListProps) {
  const { t, i18n } = useLingui()
  const site = useSitePlaces()
  const { before, row } = manager
  const [last, setRemoved] = useState<{ link: LinkDraft; at: number; from: typeof before }>()
  // Of a draft that was given up there is nothing to undo.
  const removed = last?.from === before ? last : undefined
  const [said, say] = useState('')
  const nameOf = (key: string) => {
    const link = links.find((each) => each.key === key)
    return link ? titleIn(link, i18n.locale) : ''
  }
  const shownOf = (link: LinkDraft) => ({
    key: link.key,
    title: titleIn(link, i18n.locale),
    detail: link.url,
  })
  const move = (from: number, to: number) => {
    const name = nameOf(links[from]?.key ?? '')
    const [place, count] = [to + 1, links.length]
    manager.change(moved(links, from, to))
    say(t`${name}: place ${place} of ${count}`)
  }
  return (
    <>
      {manager.theirs && (
        <StaleChoice
          isBusy={manager.saving.isBusy}
          mine={links.map((link) => shownOf(link))}
          onKeepMine={manager.keepMine}
          onTakeTheirs={manager.takeTheirs}
          theirs={manager.theirs.links.map((link) => shownOf(link))}
        />
      )}
      {links.length === 0 ? (
        <p className="ws-quiet">
          <Trans>No links yet. Click "Add Link" to create your first footer link.</Trans>
        </p>
      ) : (
        <SortableRows
          keys={links.map(({ key }) => key)}
          nameOf={nameOf}
          onDrop={({ from, to }) => manager.change(moved(links, from, to))}
        >
          <ol className="ws-links">
            {links.map((link, at) => (
              <LinkRow
                faults={row.faultsOf(link.key)}
                isOpen={row.openKey === link.key}
                key={link.key}
                languages={languages}
                link={link}
                onChange={(fields) => {
                  row.changed(link.key, fields)
                  manager.change(changed(links, link.key, fields))
                }}
                onMove={(to) => move(at, to)}
                onOpen={() => row.open(row.openKey === link.key ? undefined : link.key)}
                onRemove={() => {
                  setRemoved({ link, at, from: before })
                  manager.change(links.toSpliced(at, 1))
                }}
                place={{ at, count: links.length }}
                site={site}
              />
            ))}
          </ol>
        </SortableRows>
      )}
      <RemovedNote
        name={removed && titleIn(removed.link, i18n.locale)}
        onUndo={() => {
          if (removed) manager.change(links.toSpliced(removed.at, 0, removed.link))
          setRemoved(undefined)
        }}
      />
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  )
}

import { Plural, Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import type { MediaItem } from '#domain/media.schema.ts'
import { usePassedFocus } from '#app/workspace/links/use-passed-focus.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MediaFacts } from './media-facts.tsx'
import { missingAlt } from './missing-alt.ts'
import { Thumbnail } from './thumbnail.tsx'

type Languages = readonly { code: string }[]

/** The library as pictures; each opens beside the list. */
export function MediaGrid({
  items,
  languages,
}: {
  items: readonly MediaItem[]
  languages: Languages
}) {
  const { isReading } = useList()
  return (
    <ul aria-busy={isReading} className="media-grid">
      {items.map((item) => (
        <MediaCard item={item} key={item.id} languages={languages} />
      ))}
    </ul>
  )
}

function MediaCard({ item, languages }: { item: MediaItem; languages: Languages }) {
  const { search } = useList()
  const card = useRef<HTMLLIElement>(null)
  // Of one that was deleted, the sheet may have closed before the card goes.
  usePassedFocus(card)
  const missing = missingAlt(item, languages).length
  return (
    <li ref={card}>
      <ListLink
        aria-current={search['open'] === item.id ? 'true' : undefined}
        change={{ open: item.id }}
        className="media-card"
      >
        <Thumbnail item={item} />
        <span className="media-card-name" dir="auto">
          {item.name}
        </span>
        <span className="media-card-facts">
          <MediaFacts item={item} />
          {missing > 0 && (
            <span className="media-missing">
              <Icon name="triangle-alert" size="s" />
              <Plural one="# text missing" other="# texts missing" value={missing} />
            </span>
          )}
          {item.isDecorative && <Trans>Decorative</Trans>}
        </span>
      </ListLink>
    </li>
  )
}

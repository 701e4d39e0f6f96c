import type { FoundPlace } from '#domain/search.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { MatchedName } from './matched-name.tsx'

interface PlaceResultProps {
  id: string
  place: FoundPlace
  query: string
  isActive: boolean
  onPick: () => void
}

/** A restaurant or a dish that was found: its name with the match marked, and where it is. */
export function PlaceResult({ id, place, query, isActive, onPick }: PlaceResultProps) {
  const { path, name, detail, tint, image } = place
  return (
    <PageLink
      aria-selected={isActive}
      className="search-result"
      id={id}
      onClick={onPick}
      role="option"
      tabIndex={-1}
      to={path}
    >
      <span className={`search-picture tint-${tint} grid place-items-center`}>
        {image ? (
          <img alt="" height={320} src={image.replace('-640.', '-320.')} width={320} />
        ) : (
          <Icon name="utensils" size="s" />
        )}
      </span>
      <span>
        <MatchedName name={name} query={query} />
        <small>{detail}</small>
      </span>
    </PageLink>
  )
}

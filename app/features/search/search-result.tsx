import { Trans } from '@lingui/react/macro'
import type { SearchResult as Result } from '#domain/search.schema.ts'
import { formatOre } from '#domain/money.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { MatchedName } from './matched-name.tsx'

interface SearchResultProps {
  id: string
  result: Result
  query: string
  isActive: boolean
  onPick: () => void
}

/** One product found: picture, name with the match marked, size and price. */
export function SearchResult({ id, result, query, isActive, onPick }: SearchResultProps) {
  const { slug, name, packageSize, tint, image, imageWidths, priceOre, priceToOre, isFrom } = result
  const isExact = priceToOre === undefined && !isFrom
  const price = priceOre !== undefined && <bdi>{formatOre(priceOre)}</bdi>
  return (
    <PageLink
      aria-selected={isActive}
      className="search-result"
      id={id}
      onClick={onPick}
      role="option"
      tabIndex={-1}
      to={`/products/${slug}`}
    >
      <span className={`search-picture tint-${tint}`}>
        {image && (
          <img
            alt=""
            height={720}
            src={imageWidths ? image : image.replace('-640.', '-320.')}
            width={600}
          />
        )}
      </span>
      <span>
        <MatchedName name={name} query={query} />
        <small>{packageSize}</small>
      </span>
      {price && <span className="num">{isExact ? price : <Trans>from {price}</Trans>}</span>}
    </PageLink>
  )
}

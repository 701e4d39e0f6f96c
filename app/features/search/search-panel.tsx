import { Trans, useLingui } from '@lingui/react/macro'
import {
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
} from 'react'
import { stringifyPlainSearch } from '#app/platform/plain-search.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { ProductFinder } from './product-finder.ts'
import { PlaceResult } from './place-result.tsx'
import { SearchResult } from './search-result.tsx'

/** The keys that the field hands on, by their names; each tells whether it did something. */
export type PanelKeys = Partial<Record<string, () => boolean>>

interface SearchPanelProps {
  id: string
  text: string
  isOpen: boolean
  keys: RefObject<PanelKeys | null>
  /** The option that the arrows are on; -1 while they are on none. */
  active: number
  onActive: (index: number) => void
  /** Whether there are options to walk: the field says so. */
  onList: (hasList: boolean) => void
  onPick: () => void
}

/** The results under the search field: up to eight products, restaurants and dishes, and a way to all products. */
export function SearchPanel({
  id,
  text,
  isOpen,
  keys,
  active,
  onActive,
  onList,
  onPick,
}: SearchPanelProps) {
  const { t } = useLingui()
  const [finder] = useState(() => new ProductFinder())
  const {
    state,
    text: sought,
    results,
    places,
  } = useSyncExternalStore(finder.subscribe, finder.current, finder.current)
  // The field names the option by the same id.
  const optionId = (index: number) => `${id}-${index}`
  const found = results.length + places.length
  const options = found > 0 ? found + 1 : 0

  useEffect(() => finder.type(text), [finder, text])
  useEffect(() => () => finder.stop(), [finder])
  useEffect(() => onList(options > 0), [onList, options])
  const move = (step: 1 | -1) => {
    // One more place than options: before the first the text itself stands, as Enter would send it.
    if (options > 0) onActive(((active + 1 + step + options + 1) % (options + 1)) - 1)
    return options > 0
  }
  useImperativeHandle(keys, () => ({
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const option = active < 0 ? null : document.getElementById(optionId(active))
      option?.click()
      return option !== null
    },
    // Where nothing is seen, the key is the field's own, or that of what it stands in.
    Escape: () => state !== 'idle',
  }))

  if (!isOpen || state === 'idle') return null
  return (
    // Pressing the panel must not take the focus from the field, which would close it.
    <div
      className="search-panel"
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <p className={found > 0 ? 'sr-only' : 'search-status'} role="status">
        {state === 'searching' && <Trans>Searching...</Trans>}
        {state === 'found' && found === 0 && (
          <Trans>
            No products found for "<bdi>{sought}</bdi>"
          </Trans>
        )}
        {found > 0 && <span>{found}</span>}
      </p>
      {found > 0 && (
        <div aria-label={t`Products`} id={id} role="listbox">
          {results.map((result, index) => (
            <SearchResult
              id={optionId(index)}
              isActive={index === active}
              key={result.slug}
              onPick={onPick}
              query={sought}
              result={result}
            />
          ))}
          {places.map((place, index) => (
            <PlaceResult
              id={optionId(results.length + index)}
              isActive={results.length + index === active}
              key={place.path}
              onPick={onPick}
              place={place}
              query={sought}
            />
          ))}
          <PageLink
            aria-selected={active === found}
            className="search-all"
            id={optionId(found)}
            onClick={onPick}
            role="option"
            tabIndex={-1}
            to={`/products${stringifyPlainSearch({ search: text.trim() })}`}
          >
            <Trans>See all results</Trans>
          </PageLink>
        </div>
      )}
    </div>
  )
}

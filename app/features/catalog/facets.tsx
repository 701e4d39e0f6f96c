import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProductList } from '#domain/catalog.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CategoryFacet } from './category-facet.tsx'
import { FacetGroup } from './facet-group.tsx'
import { type ListSearch, searchOfForm, tickedIn } from './list-search.ts'
import { useAllergenNames, useDietNames, useStorageNames } from './words.ts'

export const filtersId = 'filters'

interface FacetsProps {
  list: ProductList
  path: `/${string}`
  /** Where the form is sent without scripts: the path with its language. */
  action: string
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/**
 * The filters: a column beside the list, on a phone a sheet from below (a popover, which needs no script). Each tick takes
 * effect at once; without scripts the form is sent by its button.
 */
export function Facets({ list, path, action, search, onSearch }: FacetsProps) {
  const { t } = useLingui()
  const apply = (changed: HTMLFormElement | null) => changed && onSearch(searchOfForm(changed))
  const { facets, total } = list
  return (
    <form
      action={action}
      aria-label={t`Filters`}
      autoComplete="off"
      className="facets"
      id={filtersId}
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
        event.currentTarget.hidePopover()
      }}
      popover="auto"
    >
      <div className="facets-head">
        <p>{t`Filters`}</p>
        <button
          aria-label={t`Close`}
          className="icon-btn"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          type="button"
        >
          <Icon name="x" />
        </button>
      </div>
      {search.search && <input name="search" type="hidden" value={search.search} />}
      {search.category && <input name="category" type="hidden" value={search.category} />}
      <div className="facets-body">
        <CategoryFacet list={list} path={path} search={search} />
        <FacetGroup
          legend={t`Diet`}
          name="diet"
          names={useDietNames()}
          onChange={apply}
          ticked={tickedIn(search, 'diet')}
          values={facets.diet}
        />
        <FacetGroup
          legend={t`Without`}
          name="free"
          names={useAllergenNames()}
          onChange={apply}
          ticked={tickedIn(search, 'free')}
          values={facets.free}
        />
        <FacetGroup
          legend={t`Storage`}
          name="storage"
          names={useStorageNames()}
          onChange={apply}
          ticked={tickedIn(search, 'storage')}
          values={facets.storage}
        />
      </div>
      <div className="facets-foot">
        <Button type="submit">
          {t`${plural(total, { one: 'Show # product', other: 'Show # products' })}`}
        </Button>
      </div>
    </form>
  )
}

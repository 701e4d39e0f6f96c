import { useLingui } from '@lingui/react/macro'
import { sorts } from '#domain/catalog.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useTypedEarly } from '#app/ui/use-typed-early.ts'
import { filtersId } from './facets.tsx'
import { type ListSearch, searchOfForm } from './list-search.ts'
import { useSortNames } from './words.ts'

interface SortSelectProps {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** How the list is sorted. It belongs to the filters' form, so that both are sent together where no script runs. */
export function SortSelect({ search, onSearch }: SortSelectProps) {
  const { t } = useLingui()
  const names = useSortNames()
  const apply = (form: HTMLFormElement | null) => form && onSearch(searchOfForm(form))
  useTypedEarly('sort', ({ form }) => apply(form))
  return (
    <div className="list-sort">
      <label htmlFor="sort">{t`Sort by`}</label>
      <span className="field-select">
        <select
          className="field-control"
          form={filtersId}
          id="sort"
          name="sort"
          onChange={({ currentTarget: { form } }) => apply(form)}
          value={search.sort ?? sorts[0]}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </span>
      <button className="btn btn-outline without-script" form={filtersId} type="submit">
        {t`Show`}
      </button>
    </div>
  )
}

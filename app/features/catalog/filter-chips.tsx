import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductList } from '#domain/catalog.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ListLink } from './list-link.tsx'
import {
  type ListSearch,
  parseListSearch,
  tickedIn,
  withCategory,
  withoutValue,
} from './list-search.ts'
import { useAllergenNames, useDietNames, useStorageNames } from './words.ts'

interface FilterChipsProps {
  path: `/${string}`
  search: ListSearch
  list: ProductList
}

interface Chip {
  key: string
  label: string
  /** The list without it. */
  rest: ListSearch
}

/** What the list is filtered by, each a link to the list without it. */
export function FilterChips({ path, search, list }: FilterChipsProps) {
  const { t } = useLingui()
  const chips = useChips(search, list)
  return (
    <>
      {chips.map(({ key, label, rest }) => (
        <ListLink
          aria-label={t`Remove the filter ${label}`}
          className="chip"
          key={key}
          path={path}
          search={rest}
        >
          <bdi>{label}</bdi> <Icon name="x" size="s" />
        </ListLink>
      ))}
      {chips.length > 1 && (
        <ListLink className="link" path={path} search={parseListSearch({ sort: search.sort })}>
          <Trans>Remove all</Trans>
        </ListLink>
      )}
    </>
  )
}

function useChips(search: ListSearch, { category, facets }: ProductList): Chip[] {
  const { t } = useLingui()
  const allergens: Record<string, string> = useAllergenNames()
  const diets: Record<string, string> = useDietNames()
  const storage: Record<string, string> = useStorageNames()
  const without = (value: string) => {
    const name = allergens[value] ?? value
    return t`Without ${name}`
  }
  const chipsOf = (name: 'diet' | 'free' | 'storage', label: (value: string) => string) =>
    tickedIn(search, name).map((value) => ({
      key: `${name} ${value}`,
      label: label(value),
      rest: withoutValue(search, name, value),
    }))
  // The list of another category may still be on its way: those that it can be left for have their names in this one.
  const chosen = [category, ...facets.categories].find((each) => each?.key === search.category)
  const { search: text, ...withoutText } = search
  return [
    ...(text
      ? [
          {
            key: 'search',
            label: t`“${text}”`,
            rest: parseListSearch({ ...withoutText, page: undefined }),
          },
        ]
      : []),
    ...(search.category
      ? [
          {
            key: 'category',
            label: chosen?.name ?? search.category,
            rest: withCategory(search, undefined),
          },
        ]
      : []),
    ...chipsOf('diet', (value) => diets[value] ?? value),
    ...chipsOf('free', without),
    ...chipsOf('storage', (value) => storage[value] ?? value),
  ]
}

import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import { ListLink } from './list-link.tsx'
import type { ListSearch } from './list-search.ts'
import { pageNumbers } from './page-numbers.ts'

interface PagingProps {
  path: `/${string}`
  search: ListSearch
  page: number
  pageSize: number
  total: number
}

/** Which part of the list this is, and links to the others. */
export function Paging({ path, search, page, pageSize, total }: PagingProps) {
  const { t } = useLingui()
  const last = Math.ceil(total / pageSize)
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  const at = (number: number): ListSearch => {
    const { page: _page, ...rest } = search
    return number === 1 ? rest : { ...rest, page: number }
  }
  return (
    <div className="paging">
      <p className="num">{t`Showing ${from} to ${to} of ${total}`}</p>
      {last > 1 && (
        <nav aria-label={t`Pages`} className="paging-links">
          {page > 1 && (
            <ListLink
              aria-label={t`Previous page`}
              className="icon-btn"
              path={path}
              rel="prev"
              search={at(page - 1)}
            >
              <Icon name="arrow-left" />
            </ListLink>
          )}
          {pageNumbers(page, last).map((number, index, all) => (
            <span className="paging-place" key={number}>
              {number - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
              <ListLink
                aria-current={number === page ? 'page' : undefined}
                aria-label={t`Page ${number}`}
                className="icon-btn num"
                path={path}
                search={at(number)}
              >
                {number}
              </ListLink>
            </span>
          ))}
          {page < last && (
            <ListLink
              aria-label={t`Next page`}
              className="icon-btn"
              path={path}
              rel="next"
              search={at(page + 1)}
            >
              <Icon name="arrow-right" />
            </ListLink>
          )}
        </nav>
      )}
    </div>
  )
}

import { useLocation, useRouter, useRouterState } from '@tanstack/react-router'
import { stringifyPlainSearch } from '#app/platform/plain-search.ts'
import { pageAddress } from '#app/ui/page-link.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This entry opened a sheet over the one before it. */
    isSheet?: true
  }
}

/** Where in a list one is: a change of what is listed begins anew. */
const placesIn = ['page', 'before']

/** What changes in the address; undefined takes a parameter out. */
export type ListChange = Record<string, string | undefined>

export interface List {
  /** The parameters of the address as they stand: `q`, `sort`, `page`, `open` and the section's own filters. */
  search: Record<string, string>
  /** Where a change leads, for a link. */
  addressOf: (change: ListChange) => string
  /** Goes there. `replace` for what is typed: going back shall not undo it letter by letter. */
  go: (change: ListChange, how?: 'push' | 'replace') => void
  /** Closes what is open: back to the list where it was opened on it, so that the history does not fill with lists. */
  close: () => void
  /** True while the list is being read again. */
  isReading: boolean
}

/**
 * The state of a list, which lives in the address: it can be sent to somebody, survives a reload and is gone back to. A change of
 * what is listed begins at its first page.
 */
export function useList(): List {
  const router = useRouter()
  const { pathname, search } = useLocation({
    select: ({ pathname, search }) => ({ pathname, search: search as Record<string, string> }),
    structuralSharing: true,
  })
  const isSheet = useLocation({ select: ({ state }) => state.isSheet })
  const isReading = useRouterState({ select: ({ isLoading }) => isLoading })
  const changed = (change: ListChange) => {
    const isAboutRows = Object.keys(change).some((name) => !['open', ...placesIn].includes(name))
    const begun = Object.fromEntries(placesIn.map((name) => [name, undefined]))
    return { ...search, ...(isAboutRows ? begun : {}), ...change }
  }
  return {
    search,
    addressOf: (change) => pageAddress(pathname) + stringifyPlainSearch(changed(change)),
    go: (change, how = 'push') => {
      const isOpening = Boolean(change['open'])
      const isOpen = Boolean(search['open'])
      void router.navigate({
        to: pathname,
        search: plain(changed(change)),
        // From row to row the sheet stays: one step back closes it.
        replace: how === 'replace' || (isOpening && isOpen),
        state: isOpening && (!isOpen || isSheet) ? { isSheet: true } : {},
        resetScroll: false,
        viewTransition: false,
      })
    },
    close: () => {
      if (isSheet) router.history.back()
      else
        void router.navigate({
          to: pathname,
          search: plain({ ...search, open: undefined }),
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
    },
    isReading,
  }
}

/** Without what is empty. */
function plain(search: ListChange): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

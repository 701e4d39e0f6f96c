import { useNavigate } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { appConfig } from '#config'

interface SharedSearch {
  /** On for a second while a search opens. */
  isSearching: boolean
  /** Opens /products with the trimmed text; empty text does nothing. */
  search: (text: string) => void
}

const inert: SharedSearch = { isSearching: false, search: () => {} }
const SearchContext = createContext(inert)

/** The search that the whole page shares; outside the provider it is inert. */
export function useSharedSearch(): SharedSearch {
  return useContext(SearchContext)
}

/** Lets every search box of the page open /products. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [isSearching, setSearching] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shared = useMemo(
    () => ({
      isSearching,
      search: (text: string) => {
        const wanted = text.trim().slice(0, appConfig.search.maxCharacters)
        if (wanted === '') return
        setSearching(true)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setSearching(false), appConfig.search.flagMs)
        void navigate({ to: '/products', search: { search: wanted } })
      },
    }),
    [isSearching, navigate],
  )
  return <SearchContext value={shared}>{children}</SearchContext>
}

import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'

/** The header's search: a field in wide windows, a sheet below the header in narrow ones. */
export function SearchSlot() {
  return (
    <>
      <SearchBox className="search-form header-search" />
      <PhoneSearch className="header-search-link" />
    </>
  )
}

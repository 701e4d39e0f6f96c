import { useLayoutEffect, useRef } from 'react'
import { type ListSearch, searchOfForm } from './list-search.ts'

/**
 * For the filters' form: what was changed in it before the page was alive, as the first script has marked it, takes effect now. It is
 * read at once, since the next time that the form is drawn its fields show the address again. What a browser fills in by itself when
 * it goes back is no change.
 */
export function useEarlyChanges(onSearch: (search: ListSearch) => void) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (form.current?.dataset['changed'] === undefined) return
    const wanted = searchOfForm(form.current)
    // Once the page is whole.
    setTimeout(() => onSearch(wanted))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was there before the page was
  }, [])
  return form
}

import { useSyncExternalStore } from 'react'

/** As in workspace.css: from here on a sheet stands beside its list. */
const wide = '(min-width: 75rem)'

/** True where there is room beside the list; on the server, which cannot know, too. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
    () => true,
  )
}

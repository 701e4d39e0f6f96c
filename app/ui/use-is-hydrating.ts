import { useSyncExternalStore } from 'react'

/** True while React takes over what the server has drawn; what is drawn in the browser alone never sees it. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(unchanging, inBrowser, onServer)
}

const unchanging = () => () => {}
const inBrowser = () => false
const onServer = () => true

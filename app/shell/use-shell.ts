import { useMatch } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { keepFactory } from '#app/platform/factory.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { findShell, keepShell, type ShellFrame } from '#app/platform/shell-copy.ts'

/**
 * Header and footer data of the page: the server's, else (it could not read them) the browser's copy of the same language, else
 * undefined, and the skeleton stands in (ledger B10, B12).
 */
export function useShell(): ShellFrame | undefined {
  const fromServer = useMatch({
    from: '__root__',
    select: ({ loaderData }): ShellFrame | undefined => loaderData,
  })
  const isInBrowser = useSyncExternalStore(never, inBrowser, onServer)
  useEffect(() => {
    if (fromServer) {
      keepShell(fromServer)
      keepFactory(fromServer.factoryId)
    } else console.error('Failed to load languages')
  }, [fromServer])
  if (fromServer) return fromServer
  return isInBrowser ? findShell(currentLanguageCode()) : undefined
}

const never = () => () => {}
const inBrowser = () => true
const onServer = () => false

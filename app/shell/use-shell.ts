import { useMatch } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { keepFactory } from '#app/platform/factory.ts'
import type { PreviewedHeader } from '#app/features/settings/admin/header-preview.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { findShell, keepShell, type ShellFrame } from '#app/platform/shell-copy.ts'

/**
 * Header and footer data of the page: the server's, else (it could not read them) the browser's copy of the same language, else
 * undefined, and the skeleton stands in.
 */
export function useShell(): ShellFrame | undefined {
  const fromServer = useMatch({
    from: '__root__',
    select: ({ loaderData }): ShellFrame | undefined => loaderData,
  })
  const previewed = useMatch({
    from: '/admin_/header-preview',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData,
  })
  const isInBrowser = useSyncExternalStore(never, inBrowser, onServer)
  useEffect(() => {
    if (fromServer) {
      keepShell(fromServer)
      keepFactory(fromServer.factoryId)
    } else console.error('Failed to load languages')
  }, [fromServer])
  if (fromServer) return previewed ? withHeader(fromServer, previewed) : fromServer
  return isInBrowser ? findShell(currentLanguageCode()) : undefined
}

/** With the header that someone tries out, which nobody else sees. */
function withHeader(shell: ShellFrame, { logo, ...header }: PreviewedHeader): ShellFrame {
  const { company } = shell
  return { ...shell, company: { ...company, ...header, logo: { ...company.logo, ...logo } } }
}

const never = () => () => {}
const inBrowser = () => true
const onServer = () => false

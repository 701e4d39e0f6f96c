import type { I18n } from '@lingui/core'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '#app/shell/document.tsx'
import { getShell } from '#app/shell/shell.functions.ts'
import { documentHead } from '#app/shell/document-head.ts'
import '../styles/app.css'

interface RouterContext {
  i18n: I18n
  /** Lays the factory's own words over the interface texts of this router. */
  override: (overrides: string) => void
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => {
    const { overrides, ...shell } = await getShell()
    context.override(overrides)
    return shell
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => documentHead(loaderData),
  shellComponent: Document,
})

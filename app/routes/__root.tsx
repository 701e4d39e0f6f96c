import type { I18n } from '@lingui/core'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '#app/shell/document.tsx'
import { getShell } from '#app/shell/shell.functions.ts'
import '../styles/app.css'

export const Route = createRootRouteWithContext<{ i18n: I18n }>()({
  loader: () => getShell(),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData: shell }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: shell?.company.name },
    ],
    links: [{ rel: 'icon', href: shell?.company.faviconUrl ?? '/favicon.svg' }],
  }),
  component: Document,
})

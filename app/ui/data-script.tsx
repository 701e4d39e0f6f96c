import { useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * Data for search engines within the page. It comes with the server's HTML alone: a script made in the browser is what the
 * page's Trusted Types policy exists to refuse, and who reads this data asks for each page anew.
 */
export function DataScript({ data }: { data: unknown }) {
  const isHydrating = useIsHydrating()
  const [isFromServer] = useState(isHydrating)
  if (!isFromServer) return null
  return <script type="application/ld+json">{safeJson(data)}</script>
}

/** JSON in which nothing can end the script that it stands in. */
function safeJson(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
}

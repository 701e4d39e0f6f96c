import { useState, useSyncExternalStore } from 'react'

/**
 * Data for search engines within the page. It comes with the server's HTML alone: a script made in the browser is what the
 * page's Trusted Types policy exists to refuse, and who reads this data asks for each page anew.
 */
export function DataScript({ data }: { data: unknown }) {
  const isHydrating = useSyncExternalStore(unchanging, inBrowser, onServer)
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

const unchanging = () => () => {}
const inBrowser = () => false
const onServer = () => true

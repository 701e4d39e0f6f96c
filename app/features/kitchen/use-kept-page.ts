import { useEffect } from 'react'
import { trustedScript } from '#app/platform/page-html.ts'

/** Lets this page be opened without network: its service worker keeps it, with the files that it is made of. */
export function useKeptPage(): void {
  useEffect(() => void keepPage(), [])
}

async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    // Of the kitchen alone, in each language's addresses: no other page has anything to do with it.
    const scope = location.pathname.replace(/[^/]+$/u, '')
    await navigator.serviceWorker.register(trustedScript('/kitchen.worker.js'), { scope })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ files: [location.origin + location.pathname, ...filesOfPage()] })
  } catch {
    // A browser that keeps nothing opens the kitchen with a network alone.
  }
}

function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const named = [...document.querySelectorAll('use')].flatMap((use) => {
    const [file] = (use.getAttribute('href') ?? '').split('#')
    return file ? [new URL(file, location.href).href] : []
  })
  const isOurs = (url: string) => url.startsWith(`${location.origin}/assets/`)
  return [...new Set([...loaded, ...named])].filter(isOurs)
}

import { useEffect } from 'react'
import { keepPage } from '#app/platform/browser/keep-page.ts'

/** Lets the board be opened without network, once it has been seen with one. */
export function useKeptPage(): void {
  useEffect(() => void keepPage('/kitchen.worker.js', filesOfPage()), [])
}

function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const drawn = [...document.querySelectorAll('use')].flatMap((use) => {
    const [file] = (use.getAttribute('href') ?? '').split('#')
    return file ? [new URL(file, location.href).href] : []
  })
  const isOurs = (url: string) => url.startsWith(`${location.origin}/assets/`)
  return [...new Set([...loaded, ...drawn])].filter(isOurs)
}

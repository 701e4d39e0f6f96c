import { useEffect, useState } from 'react'
import { type FooterSection, footerSections } from '#domain/footer.ts'
import { footerPart } from '#app/platform/footer-parts.ts'

/** The sections of the footer on the page at hand, anew whenever the page is made anew. */
export function useFooterParts(): ReadonlyMap<FooterSection, HTMLElement> {
  const [parts, setParts] = useState(findParts)
  useEffect(() => {
    const look = () =>
      setParts((before) => {
        const now = findParts()
        return footerSections.every((key) => before.get(key) === now.get(key)) ? before : now
      })
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true })
    look()
    return () => watcher.disconnect()
  }, [])
  return parts
}

function findParts(): Map<FooterSection, HTMLElement> {
  return new Map(
    footerSections.flatMap((key) => {
      const part = footerPart(key)
      return part ? [[key, part] as const] : []
    }),
  )
}

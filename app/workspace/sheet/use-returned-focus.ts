import { useEffect } from 'react'

/**
 * Once what is open beside a list has closed, the keyboard is on what opened it; after a reload, on its row. Where that has gone with
 * it, because it was deleted, the keyboard is on the row beside it: never at the start of the page again.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    const heirs = heirsOf(openerNow())
    return () => {
      // A focus that has moved on stays where it is.
      if (document.activeElement !== document.body) return
      heirs.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
    }
  }, [])
}

/** What was pressed; where nothing was, as in a page that was loaded anew, the link that leads to what is open. */
function openerNow(): Element | null {
  const pressed = document.activeElement
  if (pressed && pressed !== document.body) return pressed
  const open = new URLSearchParams(location.search).get('open')
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
  return [...links].find(({ search }) => new URLSearchParams(search).get('open') === open) ?? null
}

/** The opener, the links of the rows after its row, those before it, the nearest first, and the section itself. */
function heirsOf(opener: Element | null): HTMLElement[] {
  const row = opener?.closest('li, tr')
  const rows = [...(row?.parentElement?.children ?? [])]
  const at = row ? rows.indexOf(row) : 0
  const links = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()].map((each) =>
    each.querySelector('a[href*="open="]'),
  )
  return [opener, ...links, document.querySelector('main')].filter(
    (each) => each instanceof HTMLElement,
  )
}

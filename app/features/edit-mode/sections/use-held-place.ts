import { useRef } from 'react'

/**
 * Keeps an element where it stands in the window while it moves among its siblings: hold it before what moves it, let it go where
 * nothing came of that. What scrolls is the page, or the drawer that the element is in.
 */
export function useHeldPlace(elementOf: () => Element | null | undefined) {
  const watch = useRef<MutationObserver>(undefined)
  const letGo = () => watch.current?.disconnect()
  const hold = () => {
    letGo()
    const element = elementOf()
    const siblings = element?.parentElement
    if (!element || !siblings) return
    const { top } = element.getBoundingClientRect()
    const before = element.previousElementSibling
    // The page is drawn anew after the answer came, and this runs before anybody sees it.
    watch.current = new MutationObserver(() => {
      if (element.previousElementSibling === before) return
      letGo()
      const by = element.getBoundingClientRect().top - top
      scrollerOf(element)?.scrollBy({ top: by, behavior: 'instant' })
    })
    watch.current.observe(siblings, { childList: true })
  }
  return { hold, letGo }
}

function scrollerOf(element: Element): Element | null {
  return element.closest('.float-body') ?? document.scrollingElement
}

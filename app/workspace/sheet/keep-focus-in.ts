/** Makes everything outside of an element unreachable, as for what lies under a dialog; the answer takes that back. */
export function keepFocusIn(element: HTMLElement): () => void {
  const outside: Element[] = []
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement) {
    if (inner === document.body) break
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && !sibling.hasAttribute('inert')) outside.push(sibling)
  }
  for (const each of outside) each.setAttribute('inert', '')
  return () => {
    for (const each of outside) each.removeAttribute('inert')
  }
}

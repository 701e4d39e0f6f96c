/** Moves the field of a title over the words themselves: their link may have an icon over or beside them. */
export function standOnWords(field: HTMLElement, element: HTMLElement): void {
  const { style } = field
  style.margin = '0'
  const words = document.createRange()
  words.selectNodeContents(wordsOf(element))
  const stand = words.getBoundingClientRect()
  if (stand.height === 0) return
  const here = field.getBoundingClientRect()
  const { direction, lineHeight } = getComputedStyle(element)
  // Letters of another script can make a line of the field higher than the page's own.
  const lines = Math.max(
    1,
    Math.floor(here.height / (Number.parseFloat(lineHeight) || here.height)),
  )
  const line = here.height / lines
  const start = direction === 'rtl' ? here.right - stand.right : stand.left - here.left
  style.marginBlockStart = `${(stand.top + stand.bottom - line) / 2 - here.top}px`
  style.marginInlineStart = `${start}px`
}

/** What the link says, without its icon. */
function wordsOf(element: HTMLElement): Element {
  return element.querySelector(':scope > span') ?? element
}

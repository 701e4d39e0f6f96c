/**
 * Word for the web writes each item as a list of its own in a wrapper, with its level beside it: they become the paragraphs that Word
 * on a desk writes, which are gathered to lists afterwards.
 */
export function unwrapWebLists(body: Element): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) {
    const items = [...wrapper.querySelectorAll('li[data-aria-level]')]
    if (items.length > 0) wrapper.replaceWith(...items.map((item) => paragraphOf(item)))
  }
}

function paragraphOf(item: Element): Element {
  const paragraph = item.ownerDocument.createElement('p')
  const level = Number(item.getAttribute('data-aria-level')) || 1
  paragraph.setAttribute('data-style', `mso-list:l0 level${Math.min(level, 9)}`)
  const list = item.closest('ol, ul')
  if (list?.tagName === 'OL') {
    const at = [...list.children].indexOf(item)
    const start = Number(list.getAttribute('start')) || 1
    paragraph.setAttribute('data-number', String(start + at))
  }
  const [only, ...more] = item.children
  const words = only?.tagName === 'P' && more.length === 0 ? only : item
  paragraph.append(...words.childNodes)
  return paragraph
}

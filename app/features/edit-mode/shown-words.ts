import type { EditableText } from '#domain/editing.schema.ts'
import { withPrefix } from '#app/platform/page-html.ts'
import { laidOver } from '#app/ui/rich-text.tsx'
import { inertHtml } from './inert-html.ts'
import { isPicture } from './is-picture.ts'
import { nameOf } from './text-key.ts'

/** Puts the words into the page at once; the router reads the page again behind it and finds the same. */
export function showWords(text: Pick<EditableText, 'page' | 'key' | 'type'>, value: string): void {
  // The footer writes the year in, and a picture is no words: the page alone draws them.
  if (value === '' || value.includes('{year}') || isPicture(text)) return
  const name = CSS.escape(nameOf(text))
  for (const element of document.querySelectorAll(`[data-content="${name}"]`)) {
    // Beside the icon of a link its words stand in an element of their own.
    if (text.type === 'text')
      (element.querySelector(':scope > span') ?? element).textContent = value
    else {
      element.replaceChildren(...inertHtml(withPrefix(value)).childNodes)
      element.setAttribute(laidOver, '')
    }
  }
}

import type { Page } from '@playwright/test'
import { open } from './open-page.ts'

/** Opens a page and has it translated, as a browser does on request. */
export async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.evaluate(translate)
}

/** What stands for the translation of a text. */
export const translated = (text: string) => `${text.trim()}~`

/**
 * Runs in the page, as the translator of a browser does: each text, also one that comes later, gives its place to a `<font>` within
 * a `<font>`, and the document says that it is in another language.
 */
function translate(): void {
  const made = new WeakSet<Node>()
  const font = (inside: Node) => {
    const element = document.createElement('font')
    element.style.verticalAlign = 'inherit'
    element.append(inside)
    return element
  }
  const replace = (text: Text) => {
    const isLeft = text.parentElement?.closest(
      '[translate="no"], .notranslate, script, style, noscript, textarea, title, svg',
    )
    if (isLeft !== null || made.has(text) || !text.data.trim()) return
    const words = document.createTextNode(text.data.replace(/\s*$/u, '~$&'))
    made.add(words)
    text.replaceWith(font(font(words)))
  }
  const replaceWithin = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node: Node | null = texts.currentNode; node; node = texts.nextNode())
      if (node instanceof Text) found.push(node)
    for (const text of found) replace(text)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) replaceWithin(node)
  }).observe(document.body, { childList: true, subtree: true })
  replaceWithin(document.body)
  document.documentElement.lang = 'de'
  document.documentElement.classList.add('translated-ltr')
}

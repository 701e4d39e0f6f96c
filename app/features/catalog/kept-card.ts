import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createIsomorphicFn } from '@tanstack/react-start'
import { LRUCache } from 'lru-cache'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { hasOwnWords } from '#app/i18n/i18n.ts'
import { currentPrefix } from '#app/platform/page-context.ts'

const cards = new LRUCache<string, string>({ max: 4000 })

/**
 * What React has written before within a card that shows the same; undefined where it has not, and in a browser, which draws each
 * card. `shows` is all that the card depends on beside its language and the page's prefix. Where a factory has words of its own,
 * which may change without the product, none is kept.
 */
export const keptCard = createIsomorphicFn()
  .server((i18n: I18n, shows: string, card: ReactElement): string | undefined => {
    if (hasOwnWords(i18n)) return undefined
    const key = `${i18n.locale} ${currentPrefix() ?? ''} ${shows}`
    const kept = cards.get(key)
    // After this page: React does not write one text within another.
    if (kept === undefined) queueMicrotask(() => cards.set(key, insideOf(i18n, card)))
    return kept
  })
  .client(() => undefined)

function insideOf(i18n: I18n, card: ReactElement): string {
  const html = renderToString(createElement(I18nProvider, { i18n }, card))
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'))
}

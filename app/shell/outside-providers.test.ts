import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PrintButton } from '#app/features/orders/print-button.tsx'
import { useBasketStore } from '#app/features/quotes/basket/basket-provider.tsx'
import { useSharedSearch } from '#app/features/search/search-state.tsx'
import { currentLanguageCode, onServer } from '#app/platform/page-context.ts'
import { SkipLink } from './skip-link.tsx'
import { useShell } from './use-shell.ts'

/** What a component shows that stands alone, with no provider around it. */
function alone(read: () => string): string {
  return renderToStaticMarkup(createElement(() => read()))
}

test('[G05] a text outside the language’s provider throws', () => {
  expect(() => renderToStaticMarkup(createElement(SkipLink))).toThrow(/I18nProvider/u)
  expect(() => renderToStaticMarkup(createElement(PrintButton))).toThrow(/I18nProvider/u)
})

test('[G05] the page’s language outside of a page throws', () => {
  expect(() => onServer()).toThrow('No Start context found')
  expect(() => currentLanguageCode()).toThrow('No Start context found')
})

test('[G05] the site’s frame outside of the router throws', () => {
  // The router warns in words, then reads its stores from nowhere.
  expect(() => alone(() => String(useShell()))).toThrow("reading 'stores'")
})

test('[G05] the basket of a quote outside its provider throws', () => {
  expect(() => alone(() => useBasketStore().text() ?? '')).toThrow('outside of its provider')
})

test('[G05] the shared search outside its provider is inert', () => {
  const searched = alone(() => {
    const { isSearching, search } = useSharedSearch()
    search('ost')
    return isSearching ? 'on' : 'off'
  })
  expect(searched).toBe('off')
})

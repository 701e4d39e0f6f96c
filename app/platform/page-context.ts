import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext } from '#server/http/pages/request-context.ts'

/** The request's context, on the server. */
export function onServer(): PageContext {
  const context = getGlobalStartContext()
  if (!context) throw new Error('no page is being rendered')
  return context
}

/** The language that the page was made in; a browser that translates it says another one in `lang`. */
export const currentLanguageCode = createIsomorphicFn()
  .server((): string => onServer().language.code)
  .client((): string => document.documentElement.dataset['language'] ?? '')

/** The writing direction of the page at hand. */
export const currentDirection = createIsomorphicFn()
  .server((): 'ltr' | 'rtl' => onServer().language.direction)
  .client((): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'))

/** The language prefix of the page's address; undefined on a bare page. */
export const currentPrefix = createIsomorphicFn()
  .server((): string | undefined => onServer().prefix)
  .client((): string | undefined => document.documentElement.dataset['prefix'] || undefined)

/** The prefixes that lead from a bare page into a language; none on a page that has a prefix itself. */
export const prefixesElsewhere = createIsomorphicFn()
  .server((): string[] => {
    const { prefix, languages } = onServer()
    return prefix ? [] : languages.map(({ code }) => code)
  })
  .client((): string[] => document.documentElement.dataset['prefixes']?.split(' ') ?? [])

/** The address of the site as visitors know it, without a slash at the end. */
export const currentOrigin = createIsomorphicFn()
  .server((): string => new URL(onServer().publicUrl).origin)
  .client((): string => location.origin)

/** What the page was made by. A browser has no need to know it: its files would change their names with every build. */
export const currentBuild = createIsomorphicFn()
  .server((): string => BUILD_ID)
  .client((): string => '')

export const currentNonce = createIsomorphicFn()
  .server((): string | undefined => onServer().nonce)
  .client(
    (): string | undefined =>
      document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content || undefined,
  )

/** The language whose interface texts the page is shown with: its own, or what stands in for it. */
export const currentWords = createIsomorphicFn()
  .server((): string => onServer().language.catalogue)
  .client((): string => document.documentElement.dataset['words'] ?? '')

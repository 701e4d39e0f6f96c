import { useLingui } from '@lingui/react/macro'
import { useMatches, useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { prefixedPath } from '#domain/languages.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { rememberLanguage } from '#app/platform/language-choice.ts'
import { currentLanguageCode, currentPrefix } from '#app/platform/page-context.ts'
import { Icon } from '#app/ui/icon.tsx'

interface LanguageLinksProps {
  languages: readonly OfferedLanguage[]
  className: string
}

/**
 * The page in each language, as plain links to the prefixed addresses, so that they also work without scripts. On a bare page a
 * script keeps the address and changes the language instead.
 */
export function LanguageLinks({ languages, className }: LanguageLinksProps) {
  const { t } = useLingui()
  const addressIn = usePageAddresses()
  if (languages.length < 2) return null
  const current = currentLanguageCode()
  return (
    <ul aria-label={t`Language`} className={className}>
      {languages.map(({ code, nativeName }) => (
        <li key={code}>
          <a
            aria-current={code === current ? 'true' : undefined}
            className="menu-item"
            href={addressIn(code)}
            hrefLang={code}
            lang={code}
            onClick={(event) => choose(event, code)}
          >
            <bdi>{nativeName}</bdi>
            {code === current && <Icon name="check" size="s" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

function choose(event: MouseEvent, code: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!rememberLanguage(code) || currentPrefix()) return
  event.preventDefault()
  location.reload()
}

/** The page's own address in a language: its translated slug where the page has one. */
export function usePageAddresses() {
  const { pathname, search } = useRouterState({
    select: ({ location }) => ({ pathname: location.pathname, search: location.searchStr }),
    structuralSharing: true,
  })
  const paths = useMatches({
    select: (matches) => matches.map(({ loaderData }) => pathsOf(loaderData)).findLast(Boolean),
    structuralSharing: true,
  })
  return (code: string) => prefixedPath(paths?.[code] ?? pathname, code) + search
}

/** A loader may tell the page's bare path in each language. */
function pathsOf(loaderData: unknown): Record<string, string> | undefined {
  return (loaderData as { paths?: Record<string, string> } | undefined)?.paths
}

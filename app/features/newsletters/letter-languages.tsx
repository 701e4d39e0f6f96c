import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { prefixedPath } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

const root = getRouteApi('__root__')

/** The languages that a newsletter is written in, where there are several. */
export function LetterLanguages({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const languages = root.useLoaderData().languages.filter(({ code }) => codes.includes(code))
  const path = useLocation({ select: ({ pathname }) => pathname })
  const current = currentLanguageCode()
  if (languages.length < 2) return null
  return (
    <nav aria-label={t`Language`} className="letter-in">
      {languages.map(({ code, nativeName }) => (
        <a
          aria-current={code === current || undefined}
          href={prefixedPath(path, code)}
          key={code}
          lang={code}
        >
          {nativeName}
        </a>
      ))}
    </nav>
  )
}

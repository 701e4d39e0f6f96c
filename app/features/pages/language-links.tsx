import { useLingui } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { EditablePage } from '#domain/pages.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { pageStateWords } from './page-words.ts'

interface LanguageLinksProps {
  languages: readonly EditableLanguage[]
  chosen: string
  /** The states of a page that the factory has made. */
  page?: EditablePage
}

/** In which language a page is looked at; each with how the page stands there. */
export function LanguageLinks({ languages, chosen, page }: LanguageLinksProps) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Languages`} className="page-languages">
      {languages.map(({ code, nativeName }) => {
        const state = page?.languages.find((each) => each.code === code)?.state
        return (
          <ListLink
            aria-current={code === chosen ? 'true' : undefined}
            change={{ lang: code }}
            key={code}
          >
            <bdi lang={code}>{nativeName}</bdi>
            {page && (
              <small className="ws-state" data-tone={state ? pageStateWords[state].tone : 'quiet'}>
                {state ? i18n._(pageStateWords[state].label) : t`No address`}
              </small>
            )}
          </ListLink>
        )
      })}
    </nav>
  )
}

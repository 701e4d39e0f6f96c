import { useLingui } from '@lingui/react/macro'
import type { EditablePage } from '#domain/pages.schema.ts'
import { pageStateWords } from './page-words.ts'

/** How a page stands in each of its languages: a dot and the language's code each, and the word for those who cannot see the dot. */
export function PageStates({ page }: { page: EditablePage }) {
  const { i18n, t } = useLingui()
  if (page.isRemoved)
    return (
      <span className="ws-state" data-tone="bad">
        {t`Removed`}
      </span>
    )
  return (
    <span className="page-states">
      {page.languages.map(({ code, state }) => {
        const { label, tone } = pageStateWords[state]
        return (
          <span className="ws-state" data-tone={tone} key={code} title={i18n._(label)}>
            <bdi>{code}</bdi>
            <span className="sr-only"> {i18n._(label)}</span>
          </span>
        )
      })}
    </span>
  )
}

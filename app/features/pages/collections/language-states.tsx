import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { EditableItem } from '#domain/collections.schema.ts'

const root = getRouteApi('__root__')

/** The languages that an item still wants words in, each with what is open there. */
export function LanguageStates({ open }: Pick<EditableItem, 'open'>) {
  const { t } = useLingui()
  const { languages } = root.useLoaderData()
  const wanting = open.filter(({ missing, outdated }) => missing + outdated > 0)
  if (wanting.length === 0) return null
  return (
    <span className="ws-item-languages">
      {wanting.map(({ languageCode, missing }) => {
        const name = languages.find(({ code }) => code === languageCode)?.nativeName ?? languageCode
        const isMissing = missing > 0
        return (
          <span
            aria-label={isMissing ? t`${name}: words are missing` : t`${name}: outdated`}
            className="ws-state"
            data-tone={isMissing ? 'missing' : 'warn'}
            key={languageCode}
            role="img"
            title={isMissing ? t`${name}: words are missing` : t`${name}: outdated`}
          >
            <bdi>{languageCode}</bdi>
          </span>
        )
      })}
    </span>
  )
}

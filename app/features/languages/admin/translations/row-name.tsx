import { useLingui } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { textName } from '#app/features/content/editing/text-names.ts'
import type { Translatable } from './translatable.ts'

/** What a text is called, as in Edit Mode, and the way to the page that shows it. */
export function RowName({ row, language }: { row: Translatable; language: EditableLanguage }) {
  const { i18n } = useLingui()
  const { context, path, place } = row
  if (place.area !== 'pages') return <bdi dir="ltr">{context}</bdi>
  const name = (
    <>
      <bdi dir="ltr">{path ?? place.page}</bdi> · {textName(i18n, place)}
    </>
  )
  if (path === undefined || !language.isActive) return name
  return <a href={`/${language.code}${path === '/' ? '' : path}`}>{name}</a>
}

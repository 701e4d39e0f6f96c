import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { newsletterOf } from '#domain/newsletters.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { TextEditing } from './text-editing.ts'
import type { Place, Translatable } from './translatable.ts'

interface RowNameProps {
  editing: TextEditing
  row: Translatable
  language: EditableLanguage
}

/** What stands for the address of a letter, which says nothing. */
const newsletter = msg`Newsletter`

/** What a text is called in the list, as plain words. */
export function nameOfRow(
  editing: TextEditing,
  i18n: I18n,
  { context, path, place }: Translatable,
) {
  if (place.area === 'interface' || isOfLink(place)) return context
  const page = newsletterOf(place.page) ? i18n._(newsletter) : (path ?? place.page)
  return `${page} · ${editing.nameOf(i18n, place)}`
}

/** Titles are known by where they lead, which stands on every page. */
function isOfLink({ area }: Place): boolean {
  return area === 'menu' || area === 'footer'
}

/** What a text is called, as in Edit Mode, and the way to the page that shows it. */
export function RowName({ editing, row, language }: RowNameProps) {
  const { i18n } = useLingui()
  const { context, path, place } = row
  if (place.area === 'interface' || isOfLink(place)) return <bdi dir="ltr">{context}</bdi>
  const isLetter = newsletterOf(place.page) !== undefined
  const name = (
    <>
      {isLetter ? <span>{i18n._(newsletter)}</span> : <bdi dir="ltr">{path ?? place.page}</bdi>}{' '}
      <span>{`· ${editing.nameOf(i18n, place)}`}</span>
    </>
  )
  if (path === undefined || !language.isActive) return name
  return <a href={`/${language.code}${path === '/' ? '' : path}`}>{name}</a>
}

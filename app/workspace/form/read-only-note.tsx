import { Trans, useLingui } from '@lingui/react/macro'
import type { ReadOnlyReason } from '#domain/editing.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { ContentLink } from '#app/ui/content-link.tsx'

interface ReadOnlyNoteProps {
  reason: ReadOnlyReason
  /** The language of the texts. */
  language: string
  /** The languages that the reader may write in. */
  languages: readonly string[] | undefined
}

/** Why texts can be read here and not changed, and what can be done about it. */
export function ReadOnlyNote({ reason, languages = [], ...props }: ReadOnlyNoteProps) {
  const { i18n } = useLingui()
  const nameOf = useLanguageName()
  if (reason === 'role')
    return <Trans>Your role lets you look, but not change anything here.</Trans>
  if (reason === 'second_factor') return <SecondFactorNote />
  const names = new Intl.ListFormat(i18n.locale).format(languages.map(nameOf))
  const language = nameOf(props.language)
  return (
    <Trans>
      Your languages: {names}. Texts in {language} you can read, but not change.
    </Trans>
  )
}

/** The way to a second factor, where one is missing. */
export function SecondFactorNote() {
  return (
    <>
      <Trans>Without a second factor you can look, but not change anything.</Trans>{' '}
      <ContentLink className="quiet-link" url="/account/security">
        <Trans>Add a second factor</Trans>
      </ContentLink>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ReadOnlyReason } from '#domain/editing.ts'
import { ContentLink } from '#app/ui/content-link.tsx'

const root = getRouteApi('__root__')

interface ReadOnlyNoteProps {
  reason: ReadOnlyReason
  /** The languages that the reader may write in. */
  languages: readonly string[] | undefined
}

/** Why texts can be read here and not changed, and what can be done about it (ledger U06). */
export function ReadOnlyNote({ reason, languages = [] }: ReadOnlyNoteProps) {
  const { i18n } = useLingui()
  const { languages: offered } = root.useLoaderData()
  if (reason === 'role')
    return <Trans>Your role lets you look, but not change anything here.</Trans>
  if (reason === 'second_factor')
    return (
      <>
        <Trans>Without a second factor you can look, but not change anything.</Trans>{' '}
        <ContentLink className="quiet-link" url="/account/security">
          <Trans>Add a second factor</Trans>
        </ContentLink>
      </>
    )
  const nameOf = (code: string) => offered.find((one) => one.code === code)?.nativeName ?? code
  const names = new Intl.ListFormat(i18n.locale).format(languages.map(nameOf))
  return <Trans>Your languages: {names}. Texts in this one you can read, but not change.</Trans>
}

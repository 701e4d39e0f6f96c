import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEditing } from './editing-context.ts'
import { useSectionsRead } from './sections/use-page-sections.ts'
import { nounOf } from './text-nouns.ts'

/** What could not be read: said, with a way to try again. */
export function EditingTroubles({ page }: { page: string | undefined }) {
  const { i18n } = useLingui()
  const { user, texts } = useEditing()
  const sections = useSectionsRead(page, user)
  const { failed } = texts
  const noun = failed === undefined ? undefined : nounOf({ page: failed })
  if (failed !== undefined && !noun)
    return (
      <Trouble onTry={texts.readAgain}>
        <Trans>Failed to load page content</Trans>
      </Trouble>
    )
  if (sections.isError)
    return (
      <Trouble onTry={() => void sections.refetch()}>
        <Trans>Failed to load the sections of this page</Trans>
      </Trouble>
    )
  return noun ? <Trouble onTry={texts.readAgain}>{i18n._(noun.unread)}</Trouble> : null
}

function Trouble({ children, onTry }: { children: ReactNode; onTry: () => void }) {
  return (
    <div className="edit-failed" role="alert">
      <p>{children}</p>
      <button className="btn btn-outline btn-s" onClick={onTry} type="button">
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}

import '#app/styles/languages.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AddLanguageSheet } from './add-language-sheet.tsx'
import { SideBySideNote } from './side-by-side-note.tsx'
import { LanguageSheet } from './language-sheet.tsx'
import { LanguageTable } from './language-table.tsx'

interface LanguagesPageProps {
  start: AdminStart
  languages: readonly EditableLanguage[]
  onChanged: () => Promise<void>
}

/** The languages of the site: in which order they are offered, how much of each is translated, and one of them beside the list. */
export function LanguagesPage({ start, languages, onChanged }: LanguagesPageProps) {
  const { i18n } = useLingui()
  const { search } = useList()
  const canEdit = isAllowed(start, 'settings.edit')
  const open = languages.find(({ code }) => code === search['open'])
  const isAdding = canEdit && search['open'] === 'new'
  return (
    <SectionPage
      actions={
        canEdit && (
          <ListLink change={{ open: 'new' }} className={lookOf({ size: 's' })}>
            <Icon name="plus" size="s" />
            <Trans>Add a language</Trans>
          </ListLink>
        )
      }
      count={i18n.number(languages.length)}
      description={
        <Trans>
          What is not translated yet is shown in the language that stands in for it, else in the
          default one, so a new language works from its first day.
        </Trans>
      }
      sheet={
        isAdding ? (
          <AddLanguageSheet known={languages.map(({ code }) => code)} onDone={onChanged} />
        ) : (
          open && (
            <LanguageSheet
              canEdit={canEdit}
              key={open.code}
              language={open}
              languages={languages}
              onChanged={onChanged}
            />
          )
        )
      }
      title={<Trans>Languages</Trans>}
    >
      <LanguageTable canEdit={canEdit} languages={languages} onChanged={onChanged} />
      <div className="ws-section-body">
        <SideBySideNote />
      </div>
    </SectionPage>
  )
}

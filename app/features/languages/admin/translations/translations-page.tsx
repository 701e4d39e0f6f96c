import '#app/styles/languages.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AiDraft } from '#domain/ai.schema.ts'
import type { AdminStart } from '#domain/admin.schema.ts'
import { whyReadOnly } from '#domain/editing.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ReadOnlyNote } from '#app/workspace/form/read-only-note.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import type { Translations } from '#app/features/languages/languages.functions.ts'
import { FilesSheet } from '#app/features/languages/admin/exchange/files-sheet.tsx'
import type { Elements } from '#app/ui/elements.ts'
import { InBrowser } from '#app/ui/in-browser.tsx'
import { InterfaceList } from './interface-list.tsx'
import { pageRows } from './page-rows.ts'
import type { TextEditing } from './text-editing.ts'
import type { Translatable } from './translatable.ts'
import { TranslationList } from './translation-list.tsx'
import { TranslationTools } from './translation-tools.tsx'

interface TranslationsPageProps {
  editing: TextEditing
  start: AdminStart
  given: Translations
  onChanged: () => Promise<void>
}

const none: readonly AiDraft[] = []

/** The texts of the site side by side: in the default language, and in the one that they are translated to. */
export function TranslationsPage({ editing, start, given, onChanged }: TranslationsPageProps) {
  const { source, target, languages, area } = given
  const { search } = useList()
  const readOnly = whyReadOnly(start, target.code)
  const canEdit = readOnly === undefined
  const list = (rows: readonly Translatable[]) => (
    <TranslationList
      {...{ canEdit, editing, rows, source, target }}
      drafts={given.area === 'interface' ? none : given.drafts}
      help={
        canEdit &&
        given.area !== 'interface' &&
        !target.isDefault && (
          <editing.LanguageHelp
            drafts={given.drafts.filter(({ page }) =>
              rows.some(({ place }) => 'page' in place && place.page === page),
            )}
            key={target.code}
            language={target.code}
            onChanged={onChanged}
          />
        )
      }
      read={given}
    />
  )
  const sheet = (rows: readonly Translatable[]) => (
    <FilesSheet
      {...{ area, canEdit, rows, source, target }}
      key={`${area} ${target.code}`}
      onSaved={onChanged}
    />
  )
  const withRows = (show: (rows: readonly Translatable[]) => Elements) =>
    given.area === 'interface' ? (
      <InBrowser waiting={<Waiting />}>
        <InterfaceList own={given.own} source={source} target={target}>
          {show}
        </InterfaceList>
      </InBrowser>
    ) : (
      show(pageRows(given.texts))
    )
  return (
    <SectionPage
      actions={
        <ListLink change={{ open: 'files' }} className={lookOf({ size: 's', variant: 'outline' })}>
          <Icon name="file-text" size="s" />
          <Trans>Files for translators</Trans>
        </ListLink>
      }
      description={
        readOnly ? (
          <ReadOnlyNote language={target.code} languages={start.languages} reason={readOnly} />
        ) : (
          <Trans>Ctrl+Enter saves a text and goes on to the next.</Trans>
        )
      }
      sheet={search['open'] === 'files' && withRows(sheet)}
      title={<Trans>Translations</Trans>}
      tools={<TranslationTools area={area} languages={languages} target={target} />}
    >
      {withRows(list)}
    </SectionPage>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div
      aria-busy="true"
      aria-label={t`The texts are being fetched`}
      className="ws-section-body"
      role="status"
    >
      <SkeletonText className="w-2/3" />
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { mayWriteText } from '#domain/editing.ts'
import type { EditablePage } from '#domain/pages.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { OpenInEditMode } from './open-in-edit-mode.tsx'
import { PageLanguageForm } from './page-language-form.tsx'
import { PagePlace } from './page-place.tsx'
import { PagePublication } from './page-publication.tsx'
import { PageRemoval } from './page-removal.tsx'
import { PageStates } from './page-states.tsx'
import { pageStateWords } from './page-words.ts'
import type { PagesPageProps } from './pages-props.ts'
import { useIsRead } from './use-is-read.ts'
import { searchTitleOf } from '#app/features/edit-mode/search-title-of.ts'

interface PageSheetProps extends PagesPageProps {
  page: EditablePage
  title: string
  titleOf: (id: string) => string
}

/** One page: how it stands in a language, its address and its words for search engines there, and where it belongs. */
export function PageSheet(props: PageSheetProps) {
  const { page, title, titleOf, start, section, onChanged, onPublished } = props
  const { languages, language, texts, pages } = section
  const { t, i18n } = useLingui()
  const stateIn = (code: string) => {
    const state = page.languages.find((each) => each.code === code)?.state
    if (!state) return { label: t`No address`, tone: 'quiet' }
    return { label: i18n._(pageStateWords[state].label), tone: pageStateWords[state].tone }
  }
  const own = page.languages.find(({ code }) => code === language.code)
  const searchTitle = searchTitleOf((key) => texts.find((text) => text.key === key)?.value)
  const canEdit = isAllowed(start, 'content.edit')
  const isRead = useIsRead(section)
  const canPublish = isAllowed(start, 'content.publish')
  return (
    <SideSheet
      meta={
        <>
          <PageStates page={page} />
          <Moment at={page.updatedAt} />
          {page.updatedBy && <bdi>{page.updatedBy}</bdi>}
        </>
      }
      title={<bdi>{title}</bdi>}
    >
      {page.isRemoved ? (
        <p className="ws-note">
          <Trans>
            This page was removed. Its texts and their history are kept, and it can be brought back.
          </Trans>
        </p>
      ) : (
        <>
          <RecordLanguages chosen={language.code} languages={languages} stateOf={stateIn} />
          {own && <OpenInEditMode languageCode={language.code} path={`/${own.slug}`} />}
          {isRead && own && canPublish && (
            <PagePublication
              key={language.code}
              language={own}
              onChanged={onChanged}
              onPublished={() => onPublished({ page: page.key, title: searchTitle, language })}
              page={page}
              unworded={section.unworded}
            />
          )}
          {isRead && (
            <PageLanguageForm
              canEdit={mayWriteText(start, language.code, 'publish')}
              key={language.code}
              language={language}
              onChanged={onChanged}
              page={page}
              texts={texts}
            />
          )}
          {canEdit && (
            <PagePlace onChanged={onChanged} page={page} pages={pages} titleOf={titleOf} />
          )}
        </>
      )}
      {canPublish && <PageRemoval onChanged={onChanged} page={page} />}
    </SideSheet>
  )
}

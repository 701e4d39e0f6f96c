import { Trans } from '@lingui/react/macro'
import { mayWriteText } from '#domain/editing.ts'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { OpenInEditMode } from './open-in-edit-mode.tsx'
import { PageLanguageForm } from './page-language-form.tsx'
import type { PagesPageProps } from './pages-props.ts'
import { useIsRead } from './use-is-read.ts'

interface SitePageSheetProps extends PagesPageProps {
  path: string
  title: string
}

/** A page that the site has anyway: its texts are edited in place, its words for search engines here. */
export function SitePageSheet({ path, title, start, section, onChanged }: SitePageSheetProps) {
  const { languages, language, texts } = section
  const isRead = useIsRead(section)
  return (
    <SideSheet
      meta={
        <>
          <Trans>The site’s own</Trans>
          <bdi dir="ltr">{path}</bdi>
        </>
      }
      title={<bdi>{title}</bdi>}
    >
      <p className="ws-note">
        <Trans>This page belongs to the site: its address stays, and it cannot be removed.</Trans>
      </p>
      <RecordLanguages chosen={language.code} languages={languages} />
      <OpenInEditMode languageCode={language.code} path={path} />
      {isRead && (
        <PageLanguageForm
          canEdit={mayWriteText(start, language.code, 'publish')}
          key={language.code}
          language={language}
          onChanged={onChanged}
          texts={texts}
        />
      )}
    </SideSheet>
  )
}

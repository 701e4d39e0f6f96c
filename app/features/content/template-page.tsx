import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { crumbFacts } from '#app/platform/crumb-facts.ts'
import { currentLanguageCode, currentOrigin } from '#app/platform/page-context.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { DataScript } from '#app/ui/data-script.tsx'
import type { ContentPage } from '#domain/content.schema.ts'
import type { ContentTemplate } from '#domain/content.ts'
import { ArticlePage } from './article-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { PlacesPage } from './places-page.tsx'
import { QuestionsPage } from './questions-page.tsx'
import type { Words } from './words.ts'

const pageOf = {
  article: ArticlePage,
  questions: QuestionsPage,
  places: PlacesPage,
  contact: ContactPage,
} as const satisfies Record<ContentTemplate, ComponentType<{ words: Words }>>

interface TemplatePageProps {
  template: ContentTemplate
  words: Words
  crumbs: ContentPage['crumbs']
  /** Its bare address in each language. */
  paths: ContentPage['paths']
}

/** A page that the factory has made, by the template it has chosen, below the way to it. */
export function TemplatePage({ template, words, crumbs, paths }: TemplatePageProps) {
  const { t } = useLingui()
  const Page = pageOf[template]
  const title = words.texts['title']?.value ?? ''
  const above = [
    { name: t`Home`, path: '/' },
    ...crumbs.map((crumb) => ({ name: crumb.title, path: crumb.path })),
  ]
  const languageCode = currentLanguageCode()
  const place = { origin: currentOrigin(), languageCode }
  const path = paths[languageCode] ?? `/${words.page}`
  return (
    <>
      {crumbs.length > 0 && (
        <div className="wrap">
          <Breadcrumbs
            crumbs={[
              ...above.map(({ name, path: url }) => ({ label: name, url })),
              { label: title },
            ]}
          />
        </div>
      )}
      <Page words={words} />
      <DataScript data={crumbFacts([...above, { name: title, path }], place)} key={words.page} />
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
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
}

/** A page that the factory has made, by the template it has chosen, below the way to it. */
export function TemplatePage({ template, words, crumbs }: TemplatePageProps) {
  const { t } = useLingui()
  const Page = pageOf[template]
  return (
    <>
      {crumbs.length > 0 && (
        <div className="wrap">
          <Breadcrumbs
            crumbs={[
              { label: t`Home`, url: '/' },
              ...crumbs.map(({ title, path }) => ({ label: title, url: path })),
              { label: words.texts['title']?.value ?? '' },
            ]}
          />
        </div>
      )}
      <Page words={words} />
    </>
  )
}

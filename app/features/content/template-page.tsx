import type { ComponentType } from 'react'
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

/** A page that the factory has made, by the template it has chosen. */
export function TemplatePage({ template, words }: { template: ContentTemplate; words: Words }) {
  const Page = pageOf[template]
  return <Page words={words} />
}

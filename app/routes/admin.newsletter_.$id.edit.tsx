import { createFileRoute } from '@tanstack/react-router'
import { hasBegun, letterPage } from '#domain/newsletters.ts'
import { EditorPage } from '#app/features/newsletters/admin/editor-page.tsx'
import { pageHead } from '#app/platform/head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { Section, sectionList } from '#app/workspace/frame/section.tsx'

export const Route = createFileRoute('/admin/newsletter_/$id/edit')({
  ...sectionList,
  loaderDeps: ({ search: { lang } }) => ({ lang }),
  loader: async ({ params: { id }, deps: { lang }, location: { href: next } }) => {
    const params = { id }
    const newsletter = await readSection('/api/admin/newsletters/:id', { params, next })
    if (!newsletter) return null
    const language = lang ?? newsletter.defaultLanguage
    const page = letterPage(id)
    const [sections, found, checks, preview, figures] = await Promise.all([
      readSection('/api/admin/content/sections/:page', { params: { page }, next }),
      readSection('/api/admin/content/texts', { query: { page, language }, next }),
      readSection('/api/admin/newsletters/:id/checks', { params, next }),
      readSection('/api/admin/newsletters/:id/preview', { params, query: { language }, next }),
      hasBegun(newsletter)
        ? readIfAllowed('/api/admin/newsletters/:id/figures', { params, next })
        : undefined,
    ])
    if (!sections || !found || !checks || !preview) return null
    const { texts } = found
    return { newsletter, sections, texts, language, checks, preview, figures: figures ?? null }
  },
  head: ({ matches, loaderData }) =>
    pageHead({ matches, title: loaderData?.newsletter.title, robots: 'noindex' }),
  component: () => <Section Page={EditorPage} data={Route.useLoaderData()} />,
})

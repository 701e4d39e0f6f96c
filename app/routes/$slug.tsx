import { createFileRoute, redirect } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getContentPage } from '#app/features/content/content.functions.ts'
import { TemplatePage } from '#app/features/content/template-page.tsx'
import { currentLanguageCode, currentPrefix } from '#app/platform/page-context.ts'

export const Route = createFileRoute('/$slug')({
  loader: async ({ params }) => {
    const page = await getContentPage(params.slug)
    const slug = page.paths[currentLanguageCode()]?.slice(1) ?? params.slug
    // Under a language's prefix a page has one address: that of the language (ledger D10).
    if (currentPrefix() && slug !== params.slug)
      throw redirect({
        to: '/$slug',
        params: { slug },
        statusCode: 301,
        // A page that takes its old address back must not meet a browser that remembers the way out.
        headers: { 'Cache-Control': 'private, no-cache' },
      })
    return page
  },
  head: ({ matches, loaderData: page }) =>
    page ? contentHead({ matches, texts: page.texts, paths: page.paths }) : {},
  component: ContentPage,
})

function ContentPage() {
  const { pageSlug, template, texts, sections } = Route.useLoaderData()
  return <TemplatePage template={template} words={{ page: pageSlug, texts, sections }} />
}

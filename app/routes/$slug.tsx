import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getContentPage } from '#app/features/content/content.functions.ts'
import { TemplatePage } from '#app/features/content/template-page.tsx'
import { redirectTo } from '#app/platform/redirect-to.ts'
import { currentLanguageCode, currentPrefix } from '#app/platform/page-context.ts'

export const Route = createFileRoute('/$slug')({
  loader: async ({ params, location }) => {
    const page = await getContentPage(params.slug)
    if ('movedTo' in page) throw redirectTo(page.movedTo, location.searchStr)
    const path = page.paths[currentLanguageCode()]
    // Under a language's prefix a page has one address: that of the language.
    if (path && currentPrefix() && path !== `/${params.slug}`)
      throw redirectTo(path, location.searchStr)
    return page
  },
  head: ({ matches, loaderData: page }) => (page ? contentHead({ matches, ...page }) : {}),
  component: ContentPage,
})

function ContentPage() {
  const { pageSlug, template, texts, sections, crumbs, paths } = Route.useLoaderData()
  return (
    <TemplatePage
      crumbs={crumbs}
      paths={paths}
      template={template}
      words={{ page: pageSlug, texts, sections }}
    />
  )
}

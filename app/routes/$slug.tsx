import { createFileRoute, redirect } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { getContentPage } from '#app/features/content/content.functions.ts'
import { TemplatePage } from '#app/features/content/template-page.tsx'
import { currentLanguageCode, currentPrefix } from '#app/platform/page-context.ts'
import { prefixedPath } from '#domain/languages.ts'
import { withQuery } from '#domain/moved-address.ts'

export const Route = createFileRoute('/$slug')({
  loader: async ({ params, location }) => {
    const page = await getContentPage(params.slug)
    if ('movedTo' in page) throw leadOn(page.movedTo, location.searchStr)
    const path = page.paths[currentLanguageCode()]
    // Under a language's prefix a page has one address: that of the language (ledger D10).
    if (path && currentPrefix() && path !== `/${params.slug}`)
      throw leadOn(path, location.searchStr)
    return page
  },
  head: ({ matches, loaderData: page }) => (page ? contentHead({ matches, ...page }) : {}),
  component: ContentPage,
})

/** To where a page is now: a path of this site, or an address elsewhere. `search` is what was asked at the old one. */
function leadOn(to: string, search: string) {
  const prefix = currentPrefix()
  return redirect({
    href: withQuery(prefix && to.startsWith('/') ? prefixedPath(to, prefix) : to, search),
    statusCode: 301,
    // A page that takes its old address back must not meet a browser that remembers the way out.
    headers: { 'Cache-Control': 'private, no-cache' },
  })
}

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

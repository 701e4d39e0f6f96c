import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { PagesPage } from '#app/features/pages/pages-page.tsx'
import { getPagesSection, type PagesSearch } from '#app/features/pages/pages.functions.ts'
import { usePageDrawings } from '#app/features/media/editing/use-page-drawings.ts'

export const Route = createFileRoute('/admin/pages')({
  validateSearch: (search: PagesSearch) => search,
  pendingMs: staysInView,
  loaderDeps: ({ search: { open, lang } }) => ({ ...(open && { open }), ...(lang && { lang }) }),
  loader: ({ deps, location }) => getPagesSection(deps, location.href),
  head: privateHead(msg`Pages`),
  component: Pages,
})

const frame = getRouteApi('/admin')

function Pages() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const section = Route.useLoaderData()
  const drawings = usePageDrawings()
  if (!section) return <NoSection />
  return (
    <PagesPage
      onChanged={() => router.invalidate({ sync: true })}
      onPublished={(published) => drawings.onRead({ ...published, isOut: true })}
      section={section}
      start={start}
    />
  )
}

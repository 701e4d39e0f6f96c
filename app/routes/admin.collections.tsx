import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { CollectionsPage } from '#app/features/pages/collections/collections-page.tsx'
import { getCollection } from '#app/features/content/collections.functions.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

export const Route = createFileRoute('/admin/collections')({
  validateSearch: (search: Record<string, string | undefined>) => search,
  pendingMs: staysInView,
  loaderDeps: ({ search: { collection, language } }) => ({
    ...(collection && { collection }),
    ...(language && { language }),
  }),
  loader: ({ deps, location }) =>
    getCollection(deps, { next: location.href, pageLanguage: currentLanguageCode() }),
  head: privateHead(msg`Collections`),
  component: Collections,
})

const frame = getRouteApi('/admin')

function Collections() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const collection = Route.useLoaderData()
  if (!collection) return <NoSection />
  return (
    <CollectionsPage
      collection={collection}
      onChanged={() => router.invalidate({ sync: true })}
      start={start}
    />
  )
}

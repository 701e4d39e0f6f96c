import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { isAllowed } from '#domain/permissions.ts'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'
import { mediaPlaces } from '#app/features/pages/media-places.ts'
import { getLibrary, type MediaSearch } from '#app/features/media/media.functions.ts'
import { privateHead } from '#app/platform/private-head.ts'

const MediaPage = lazyRouteComponent(
  () => import('#app/features/media/admin/media-page.tsx'),
  'MediaPage',
)

export const Route = createFileRoute('/admin/media')({
  validateSearch: (search: MediaSearch) => search,
  pendingMs: staysInView,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, location }) => {
    const library = await getLibrary(deps, location.href)
    if (library) await MediaPage.preload?.()
    return library
  },
  head: privateHead(msg`Media`),
  component: MediaOfAdmin,
})

const root = getRouteApi('__root__')
const frame = getRouteApi('/admin')

function MediaOfAdmin() {
  const router = useRouter()
  const { languages } = root.useLoaderData()
  const start = frame.useLoaderData()
  const library = Route.useLoaderData()
  if (!library) return null
  const canEdit = !start.lacksSecondFactor && isAllowed(start, 'content.edit')
  return (
    <MediaPage
      canEdit={canEdit}
      languages={languages}
      library={library}
      onChanged={() => router.invalidate({ sync: true })}
      places={canEdit ? mediaPlaces : { ...mediaPlaces, EditLink: undefined }}
    />
  )
}

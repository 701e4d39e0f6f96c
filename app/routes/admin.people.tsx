import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'
import { type Asked, getPeople } from '#app/features/today/admin.functions.ts'
import { PeoplePage } from '#app/features/staff/people-page.tsx'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/admin/people')({
  validateSearch: (search: Asked) => search,
  pendingMs: staysInView,
  loaderDeps: ({ search: { open: _open, ...asked } }) => asked,
  loader: ({ deps, location }) => getPeople(deps, location.href),
  head: privateHead(msg`People and roles`),
  component: People,
})

const frame = getRouteApi('/admin')
const root = getRouteApi('__root__')

function People() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const { languages } = root.useLoaderData()
  const people = Route.useLoaderData()
  if (!people) return <NoSection />
  return (
    <PeoplePage
      languages={languages}
      list={people}
      onChanged={() => router.invalidate({ sync: true })}
      start={start}
    />
  )
}

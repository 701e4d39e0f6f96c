import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { MenusPage } from '#app/features/navigation/admin/menus-page.tsx'
import { readSection } from '#app/workspace/frame/read-section.ts'

export const Route = createFileRoute('/admin/menus')({
  loader: ({ location }) => readSection('/api/admin/menu', { next: location.href }),
  head: privateHead(msg`Menus`),
  component: Menus,
})

const frame = getRouteApi('/admin')
const root = getRouteApi('__root__')

function Menus() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const { languages } = root.useLoaderData()
  const menu = Route.useLoaderData()
  if (!menu) return <NoSection />
  return (
    <MenusPage
      menu={menu}
      languages={languages}
      onChanged={() => void router.invalidate()}
      start={start}
    />
  )
}

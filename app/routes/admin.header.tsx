import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, getRouteApi, lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { isAllowed } from '#domain/permissions.ts'
import { LoadFailed } from '#app/workspace/list/load-failed.tsx'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { privateHead } from '#app/platform/private-head.ts'
import '../styles/header-settings.css'

/** Fetched only by those who may see it. */
const HeaderPage = lazyRouteComponent(
  () => import('#app/features/settings/admin/header-page.tsx'),
  'HeaderPage',
)

export const Route = createFileRoute('/admin/header')({
  loader: async ({ location }) => {
    const settings = await readSection('/api/admin/settings/header', { next: location.href })
    if (settings) await HeaderPage.preload?.()
    return settings
  },
  staleTime: 0,
  head: privateHead(msg`Header`),
  component: HeaderSection,
  errorComponent: () => <LoadFailed title={<Trans>Failed to load header data</Trans>} />,
})

const frame = getRouteApi('/admin')

function HeaderSection() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const settings = Route.useLoaderData()
  if (!settings) return <NoSection />
  const { role, lacksSecondFactor } = start
  return (
    <HeaderPage
      canEdit={isAllowed({ role, lacksSecondFactor }, 'settings.edit')}
      onChanged={() => router.invalidate({ sync: true })}
      settings={settings}
    />
  )
}

import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { LoadFailed } from '#app/workspace/list/load-failed.tsx'
import { NoSection } from '#app/workspace/frame/no-section.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { readSection } from '#app/workspace/frame/read-section.ts'
import { SettingsPage } from '#app/features/settings/admin/settings-page.tsx'

export const Route = createFileRoute('/admin/settings')({
  loader: async ({ location: { href: next } }) => {
    const [settings, providers, refused] = await Promise.all([
      readSection('/api/admin/settings', { next }),
      readIfAllowed('/api/admin/settings/payment-providers', { next }),
      readIfAllowed('/api/admin/settings/payment-providers/refused', { next }),
    ])
    return settings && { settings, providers: providers ?? [], refused: refused ?? [] }
  },
  head: privateHead(msg`Settings`),
  component: Settings,
  errorComponent: () => <LoadFailed title={<Trans>Failed to load factory data</Trans>} />,
})

const frame = getRouteApi('/admin')
const root = getRouteApi('__root__')

function Settings() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const { languages } = root.useLoaderData()
  const read = Route.useLoaderData()
  if (!read) return <NoSection />
  return (
    <SettingsPage
      languages={languages}
      onChanged={() => router.invalidate({ sync: true })}
      {...read}
      start={start}
    />
  )
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { NoSection } from '#app/features/admin/ui/no-section.tsx'
import { workspaceHead } from '#app/features/admin/workspace-head.ts'
import { MediaPicker } from '#app/features/media/admin/media-picker.tsx'
import { getSiteSettings } from '#app/features/settings/admin/settings.functions.ts'
import { SettingsPage } from '#app/features/settings/admin/settings-page.tsx'

export const Route = createFileRoute('/admin/settings')({
  loader: ({ location }) => getSiteSettings(location.href),
  head: workspaceHead(msg`Settings`),
  component: Settings,
})

const frame = getRouteApi('/admin')
const root = getRouteApi('__root__')

function Settings() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const { languages } = root.useLoaderData()
  const settings = Route.useLoaderData()
  if (!start || !settings) return <NoSection />
  return (
    <SettingsPage
      languages={languages}
      onChanged={() => router.invalidate()}
      Picker={MediaPicker}
      settings={settings}
      start={start}
    />
  )
}

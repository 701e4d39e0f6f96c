import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { isAllowed } from '#domain/permissions.ts'
import { HealthPage } from '#app/features/health/admin/health-page.tsx'
import { FailedMailsSheet } from '#app/features/today/failed-mails-sheet.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { type Asked, readSection } from '#app/workspace/frame/read-section.ts'
import { Section } from '#app/workspace/frame/section.tsx'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'

export const Route = createFileRoute('/admin/health')({
  validateSearch: (search: Asked) => search,
  pendingMs: staysInView,
  loaderDeps: ({ search: { open } }) => ({ isMailsOpen: open === 'mails' }),
  loader: async ({ deps: { isMailsOpen }, location: { href: next } }) => {
    const [health, mails] = await Promise.all([
      readSection('/api/admin/health', { next }),
      isMailsOpen ? readIfAllowed('/api/admin/failed-mails', { next }) : undefined,
    ])
    return health && { health, mails: mails ?? null }
  },
  head: privateHead(msg`Health`),
  component: Health,
})

const frame = getRouteApi('/admin')

function Health() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const read = Route.useLoaderData()
  const sheet = read?.mails && (
    <FailedMailsSheet
      canSend={isAllowed(start, 'mails.send')}
      mails={read.mails}
      onChanged={() => router.invalidate({ sync: true })}
    />
  )
  return <Section Page={HealthPage} data={read && { health: read.health, sheet }} />
}

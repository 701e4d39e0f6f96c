import { createFileRoute, getRouteApi, lazyRouteComponent, useRouter } from '@tanstack/react-router'
import { getToday } from '#app/features/today/admin.functions.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import type { Asked } from '#app/workspace/frame/read-section.ts'

/** Fetched only by those with a role. */
const TodayPage = lazyRouteComponent(
  () => import('#app/features/today/today-page.tsx'),
  'TodayPage',
)

export const Route = createFileRoute('/admin/')({
  validateSearch: (search: Asked) => search,
  loaderDeps: ({ search: { open } }) => ({ isMailsOpen: open === 'mails' }),
  loader: async ({ deps: { isMailsOpen }, location: { href: next } }) => {
    const [today, mails] = await Promise.all([
      getToday(next),
      isMailsOpen ? readIfAllowed('/api/admin/failed-mails', { next }) : undefined,
    ])
    if (today) await TodayPage.preload?.()
    return today && { today, mails: mails ?? null }
  },
  component: TodayOfAdmin,
})

const frame = getRouteApi('/admin')

function TodayOfAdmin() {
  const router = useRouter()
  const start = frame.useLoaderData()
  const read = Route.useLoaderData()
  if (!read) return null
  return <TodayPage {...read} onChanged={() => router.invalidate({ sync: true })} start={start} />
}

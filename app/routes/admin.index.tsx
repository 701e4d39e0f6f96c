import { createFileRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { getToday } from '#app/features/today/admin.functions.ts'

/** Fetched only by those with a role. */
const TodayPage = lazyRouteComponent(
  () => import('#app/features/today/today-page.tsx'),
  'TodayPage',
)

export const Route = createFileRoute('/admin/')({
  loader: async ({ location }) => {
    const today = await getToday(location.href)
    if (today) await TodayPage.preload?.()
    return today
  },
  component: TodayOfAdmin,
})

const frame = getRouteApi('/admin')

function TodayOfAdmin() {
  const start = frame.useLoaderData()
  const today = Route.useLoaderData()
  return today && <TodayPage start={start} today={today} />
}

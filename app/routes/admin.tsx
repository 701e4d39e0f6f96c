import { msg } from '@lingui/core/macro'
import {
  createFileRoute,
  getRouteApi,
  lazyRouteComponent,
  notFound,
  Outlet,
} from '@tanstack/react-router'
import { addWords } from '#app/i18n/i18n.ts'
import { getAdminStart } from '#app/features/today/admin.functions.ts'
import { NoAccess } from '#app/workspace/frame/no-access.tsx'
import { privateHead } from '#app/platform/private-head.ts'
import { ThemeToggle } from '#app/shell/footer/theme-toggle.tsx'
import { useSession } from '#app/platform/use-session.ts'
import { LanguageSwitcher } from '#app/shell/header/language-switcher.tsx'
import { SessionEnded } from '#app/shell/header/session-ended.tsx'
import { useUserActions } from '#app/shell/header/use-user-actions.ts'
import { NotFoundPage } from '#app/shell/not-found-page.tsx'

/** Fetched for those who may see it alone. */
const AdminFrame = lazyRouteComponent(
  () => import('#app/workspace/frame/admin-frame.tsx'),
  'AdminFrame',
)

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ context }) => addWords('workspace', context.i18n),
  // A role may have changed: the frame asks with every step, not once.
  shouldReload: true,

  loader: async ({ location }) => {
    const start = await getAdminStart(location.href)
    // The way ends here, so that nothing of the section that was asked for is sent.
    if (!start) throw notFound({ data: noAccess })
    await AdminFrame.preload?.()
    return start
  },
  head: privateHead(msg`Admin Panel`),
  component: Admin,
  notFoundComponent: ({ data }) => (data === noAccess ? <Refused /> : <NotFoundPage />),
})

const noAccess = 'no-access'
const root = getRouteApi('__root__')

function Admin() {
  const start = Route.useLoaderData()
  const { company, languages } = root.useLoaderData()
  const actions = useUserActions()
  const { hasEnded } = useSession()
  return (
    <AdminFrame
      accountActions={actions.filter(({ id }) => id !== 'admin')}
      companyName={company.name}
      languages={<LanguageSwitcher languages={languages} />}
      start={start}
      theme={<ThemeToggle />}
    >
      <Outlet />
      {hasEnded && <SessionEnded />}
    </AdminFrame>
  )
}

function Refused() {
  const { company } = root.useLoaderData()
  return <NoAccess owner={company.name} />
}

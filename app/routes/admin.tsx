import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { addWorkspaceWords } from '#app/i18n/i18n.ts'
import { getAdminStart } from '#app/features/admin/admin.functions.ts'
import { NoAccess } from '#app/features/admin/no-access.tsx'
import { pageHead } from '#app/platform/head.ts'

/** Fetched for those who may see it alone (ledger D2). */
const AdminStartPage = lazyRouteComponent(
  () => import('#app/features/admin/admin-start-page.tsx'),
  'AdminStartPage',
)

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ context }) => addWorkspaceWords(context.i18n),

  loader: async ({ location }) => {
    const start = await getAdminStart(location.href)
    if (start) await AdminStartPage.preload?.()
    return start
  },
  head: ({ matches, match }) =>
    pageHead({ matches, title: match.context.i18n._(msg`Admin Panel`), robots: 'noindex' }),
  component: Admin,
})

const root = getRouteApi('__root__')

function Admin() {
  const { t } = useLingui()
  const start = Route.useLoaderData()
  const { company } = root.useLoaderData()
  if (!start) return <NoAccess owner={company.name} />
  return <AdminStartPage start={start} title={t`Admin Panel`} />
}

import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getApplication } from '#app/features/sellers/apply/apply.functions.ts'
import { SentPage } from '#app/features/sellers/apply/sent-page.tsx'
import { UnknownApplication } from '#app/features/sellers/apply/unknown-application.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/seller-registration-success')({
  validateSearch: (search: Record<string, string | undefined>) => search,
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loaderDeps: ({ search: { application } }) => ({ application }),
  loader: ({ deps }) => getApplication(deps.application),
  head: privateHead(msg`Your application is sent`),
  component: Sent,
  notFoundComponent: UnknownApplication,
})

function Sent() {
  const { application: token } = Route.useSearch()
  return <SentPage token={token} view={Route.useLoaderData().application} />
}

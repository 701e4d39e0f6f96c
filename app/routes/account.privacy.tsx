import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getConsents } from '#app/features/account/account.functions.ts'
import { PrivacyPage } from '#app/features/account/privacy-page.tsx'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/account/privacy')({
  loader: ({ location }) => getConsents(location.href),
  head: ({ matches, match }) =>
    pageHead({ matches, title: match.context.i18n._(msg`Privacy`), robots: 'noindex' }),
  component: Privacy,
})

function Privacy() {
  const router = useRouter()
  return (
    <PrivacyPage
      {...Route.useLoaderData()}
      onChanged={() => router.invalidate()}
      // A new document: nothing of the account that was stays in this one.
      onErased={() => location.assign('/')}
    />
  )
}

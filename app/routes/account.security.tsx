import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getOverview, getOwnSessions } from '#app/features/account/account.functions.ts'
import { SecurityPage } from '#app/features/account/security-page.tsx'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/account/security')({
  loader: async ({ location: { href } }) => {
    const [{ profile }, { sessions }] = await Promise.all([getOverview(href), getOwnSessions(href)])
    return { email: profile.email, sessions }
  },
  head: ({ matches, match }) =>
    pageHead({ matches, title: match.context.i18n._(msg`Security`), robots: 'noindex' }),
  component: Security,
})

function Security() {
  const router = useRouter()
  return (
    <SecurityPage
      {...Route.useLoaderData()}
      onChanged={() => router.invalidate()}
      secondFactor={null}
    />
  )
}

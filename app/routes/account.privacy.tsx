import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getConsents, getSecurity } from '#app/features/customers/account.functions.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { PrivacyPage } from '#app/features/privacy/privacy-page.tsx'
import { signOut } from '#app/platform/session.ts'

export const Route = createFileRoute('/account/privacy')({
  loader: async ({ location: { href } }) => {
    const [{ consents }, { hasPassword }] = await Promise.all([
      getConsents(href),
      getSecurity(href),
    ])
    return { consents, hasPassword }
  },
  head: privateHead(msg`Privacy`),
  component: Privacy,
})

function Privacy() {
  const router = useRouter()
  return (
    <PrivacyPage
      {...Route.useLoaderData()}
      onChanged={() => router.invalidate({ sync: true })}
      // The session went with the account; the browser forgets both.
      onErased={() => void signOut()}
    />
  )
}

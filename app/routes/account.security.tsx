import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import {
  getOverview,
  getOwnSessions,
  getSecurity,
} from '#app/features/customers/account.functions.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { SecondFactorPanels } from '#app/features/identity/security/second-factor-panels.tsx'
import { SecurityPage } from '#app/features/identity/security-page.tsx'

export const Route = createFileRoute('/account/security')({
  loader: async ({ location: { href } }) => {
    const [{ profile }, { sessions }, security] = await Promise.all([
      getOverview(href),
      getOwnSessions(href),
      getSecurity(href),
    ])
    return { email: profile.email, sessions, security }
  },
  head: privateHead(msg`Security`),
  component: Security,
})

function Security() {
  const router = useRouter()
  const { security, ...page } = Route.useLoaderData()
  const shared = { onChanged: () => router.invalidate({ sync: true }) }
  return (
    <SecurityPage
      {...page}
      {...shared}
      hasPassword={security.hasPassword}
      secondFactor={<SecondFactorPanels security={security} {...shared} />}
    />
  )
}

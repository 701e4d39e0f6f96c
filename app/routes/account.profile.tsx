import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { prefixedPath } from '#domain/languages.ts'
import { getOverview } from '#app/features/customers/account.functions.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { ProfilePage } from '#app/features/customers/profile-page.tsx'
import { rememberLanguage } from '#app/platform/language-choice.ts'
import { currentPrefix } from '#app/platform/page-context.ts'

export const Route = createFileRoute('/account/profile')({
  loader: async ({ location }) => (await getOverview(location.href)).profile,
  head: privateHead(msg`Your details`),
  component: Details,
})

const root = getRouteApi('__root__')

function Details() {
  const router = useRouter()
  return (
    <ProfilePage
      languages={root.useLoaderData().languages}
      onChanged={() => router.invalidate({ sync: true })}
      onLanguage={showIn}
      profile={Route.useLoaderData()}
    />
  )
}

/** The page anew, in the language that was chosen. */
function showIn(code: string) {
  if (!rememberLanguage(code) || currentPrefix())
    location.assign(prefixedPath('/account/profile', code))
  else location.reload()
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { getSession } from '#app/features/identity/auth/auth.functions.ts'
import { AuthPage } from '#app/features/identity/auth/auth-page.tsx'
import { parseAuthSearch } from '#app/features/identity/auth/auth-search.ts'
import { nextAddress } from '#app/features/identity/auth/next-address.ts'
import { useSignedIn } from '#app/features/identity/auth/use-signed-in.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

const titles = {
  'sign-in': msg`Sign In`,
  'sign-up': msg`Create account`,
  recover: msg`Forgot your password?`,
}

export const Route = createFileRoute('/auth/')({
  validateSearch: parseAuthSearch,
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loaderDeps: ({ search }) => parseAuthSearch({ ...search }),
  loader: async ({ deps }) => {
    const { user } = await getSession()
    // A new document: its language may be another one, and nothing of this page is needed there.
    if (user)
      throw redirect({ href: nextAddress(deps.next), reloadDocument: true, statusCode: 303 })
    return deps
  },
  // Who is signed in may change at any time.
  staleTime: 0,
  head: ({ matches, match, loaderData }) =>
    pageHead({
      matches,
      title: match.context.i18n._(titles[loaderData?.view ?? 'sign-in']),
      robots: 'noindex',
    }),
  component: Auth,
})

function Auth() {
  const { view = 'sign-in', next } = Route.useLoaderData()
  const signedIn = useSignedIn(nextAddress(next))
  return <AuthPage next={next} onSignedIn={signedIn} view={view} />
}

import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getSavedLists } from '#app/features/account/account.functions.ts'
import { ListsPage } from '#app/features/account/lists-page.tsx'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/account/lists/')({
  loader: ({ location }) => getSavedLists(location.href),
  head: ({ matches, match }) =>
    pageHead({ matches, title: match.context.i18n._(msg`Saved lists`), robots: 'noindex' }),
  component: Lists,
})

function Lists() {
  const router = useRouter()
  return <ListsPage lists={Route.useLoaderData().lists} onChanged={() => router.invalidate()} />
}

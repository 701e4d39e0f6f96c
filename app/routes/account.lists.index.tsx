import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getSavedLists } from '#app/features/customers/account.functions.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { ListsPage } from '#app/features/customers/lists-page.tsx'

export const Route = createFileRoute('/account/lists/')({
  loader: ({ location }) => getSavedLists(location.href),
  head: privateHead(msg`Saved lists`),
  component: Lists,
})

function Lists() {
  const router = useRouter()
  return (
    <ListsPage
      lists={Route.useLoaderData().lists}
      onChanged={() => router.invalidate({ sync: true })}
    />
  )
}

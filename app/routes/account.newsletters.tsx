import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getOwnNewsletters } from '#app/features/newsletters/newsletters.functions.ts'
import { OwnNewslettersPage } from '#app/features/newsletters/own-newsletters-page.tsx'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/account/newsletters')({
  loader: ({ location }) => getOwnNewsletters(location.href),
  head: privateHead(msg`Your letters`),
  component: Newsletters,
})

function Newsletters() {
  const router = useRouter()
  return (
    <OwnNewslettersPage
      onChanged={() => router.invalidate({ sync: true })}
      view={Route.useLoaderData()}
    />
  )
}

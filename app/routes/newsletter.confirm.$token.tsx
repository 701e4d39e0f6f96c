import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmPage } from '#app/features/newsletters/confirm-page.tsx'
import { getConfirmation } from '#app/features/newsletters/newsletters.functions.ts'
import { UnknownLink } from '#app/features/newsletters/unknown-link.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/newsletter/confirm/$token')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => getConfirmation(params.token),
  head: privateHead(msg`Confirm your subscription`),
  component: Confirm,
  notFoundComponent: UnknownLink,
})

function Confirm() {
  const { token } = Route.useParams()
  return <ConfirmPage key={token} token={token} waiting={Route.useLoaderData()} />
}

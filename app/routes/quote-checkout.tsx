import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getRequest } from '#app/features/quotes/request/request.functions.ts'
import { RequestPage } from '#app/features/quotes/request/request-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/quote-checkout')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: () => getRequest(),
  head: privateHead(msg`Ask for an offer`),
  component: QuoteCheckout,
})

function QuoteCheckout() {
  const navigate = Route.useNavigate()
  return (
    <RequestPage
      {...Route.useLoaderData()}
      onSent={() => void navigate({ to: '/quote-success', replace: true })}
    />
  )
}

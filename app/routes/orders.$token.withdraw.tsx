import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getOrder } from '#app/features/orders/orders.functions.ts'
import { WithdrawPage } from '#app/features/orders/withdraw-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/orders/$token/withdraw')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => getOrder(params.token),
  head: privateHead(msg`Right of withdrawal`),
  component: Withdraw,
})

function Withdraw() {
  const { token } = Route.useParams()
  const router = useRouter()
  return (
    <WithdrawPage
      key={token}
      onClaimed={() => router.invalidate({ sync: true })}
      order={Route.useLoaderData()}
      token={token}
    />
  )
}

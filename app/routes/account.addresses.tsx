import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getAddresses } from '#app/features/account/account.functions.ts'
import { ownHead } from '#app/features/account/own-head.ts'
import { AddressesPage } from '#app/features/account/addresses-page.tsx'

export const Route = createFileRoute('/account/addresses')({
  loader: ({ location }) => getAddresses(location.href),
  head: ownHead(msg`Addresses`),
  component: Addresses,
})

function Addresses() {
  const router = useRouter()
  return <AddressesPage {...Route.useLoaderData()} onChanged={() => router.invalidate()} />
}

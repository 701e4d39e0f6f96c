import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getAddresses } from '#app/features/account/account.functions.ts'
import { AddressesPage } from '#app/features/account/addresses-page.tsx'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/account/addresses')({
  loader: ({ location }) => getAddresses(location.href),
  head: ({ matches, match }) =>
    pageHead({ matches, title: match.context.i18n._(msg`Addresses`), robots: 'noindex' }),
  component: Addresses,
})

function Addresses() {
  const router = useRouter()
  const { addresses } = Route.useLoaderData()
  return <AddressesPage addresses={addresses} onChanged={() => router.invalidate()} />
}

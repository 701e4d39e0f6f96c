import { msg } from '@lingui/core/macro'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getAddresses } from '#app/features/customers/account.functions.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { AddressesPage } from '#app/features/customers/addresses-page.tsx'
import { openForm, parseOpenForm } from '#app/features/customers/open-form.ts'

export const Route = createFileRoute('/account/addresses')({
  validateSearch: parseOpenForm,
  loader: ({ location }) => getAddresses(location.href),
  head: privateHead(msg`Addresses`),
  component: Addresses,
})

function Addresses() {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const { addresses, most } = Route.useLoaderData()
  return (
    <AddressesPage
      addresses={addresses}
      most={most}
      onChanged={() => router.invalidate({ sync: true })}
      onOpen={(open) => navigate(openForm(open))}
      open={Route.useSearch().open}
    />
  )
}

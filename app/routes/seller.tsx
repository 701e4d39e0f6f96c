import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi, useRouter } from '@tanstack/react-router'
import { AccountLayout } from '#app/features/customers/account-layout.tsx'
import { NoSeller } from '#app/features/sellers/own/no-seller.tsx'
import { OwnPage } from '#app/features/sellers/own/own-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { answerForbidden } from '#app/platform/forbidden.ts'
import { privateHead } from '#app/platform/private-head.ts'
import { readIfAllowed } from '#app/platform/read.ts'

export const Route = createFileRoute('/seller')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: async ({ location }) => {
    const seller = await readIfAllowed('/api/seller', { next: location.href })
    if (!seller) answerForbidden()
    return seller ?? null
  },
  head: privateHead(msg`Your place of sale`),
  component: Seller,
})

const root = getRouteApi('__root__')

function Seller() {
  const router = useRouter()
  const seller = Route.useLoaderData()
  const { languages } = root.useLoaderData()
  return (
    <AccountLayout listName={undefined} path="/seller">
      {seller ? (
        <OwnPage
          languages={languages}
          onChanged={() => router.invalidate({ sync: true })}
          seller={seller}
        />
      ) : (
        <NoSeller />
      )}
    </AccountLayout>
  )
}

import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getSavedList } from '#app/features/account/account.functions.ts'
import { ListPage } from '#app/features/account/list-page.tsx'
import { refreshCart } from '#app/features/cart/cart.store.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/account/lists/$listId')({
  loader: ({ params, location }) => getSavedList(params.listId, location.href),
  head: ({ matches, loaderData: list }) =>
    pageHead({ matches, title: list?.name, robots: 'noindex' }),
  component: List,
})

function List() {
  const router = useRouter()
  const list = Route.useLoaderData()
  return (
    <ListPage
      key={list.id}
      list={list}
      onCartChanged={() => void refreshCart()}
      onChanged={() => router.invalidate()}
      onRemoved={() => void router.navigate({ to: '/account/lists', replace: true })}
    />
  )
}

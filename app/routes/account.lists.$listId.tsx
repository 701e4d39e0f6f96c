import { createFileRoute, useRouter } from '@tanstack/react-router'
import { getSavedList } from '#app/features/customers/account.functions.ts'
import { openForm, parseOpenForm } from '#app/features/customers/open-form.ts'
import { ListPage } from '#app/features/customers/list-page.tsx'
import { refreshCart } from '#app/features/cart/cart.store.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/account/lists/$listId')({
  validateSearch: parseOpenForm,
  loader: ({ params, location }) => getSavedList(params.listId, location.href),
  head: ({ matches, loaderData: list }) =>
    pageHead({ matches, title: list?.name, robots: 'noindex' }),
  component: List,
})

function List() {
  const router = useRouter()
  const navigate = Route.useNavigate()
  const list = Route.useLoaderData()
  return (
    <ListPage
      isNaming={Route.useSearch().open === 'name'}
      key={list.id}
      list={list}
      onCartChanged={() => void refreshCart()}
      onChanged={() => router.invalidate({ sync: true })}
      onNaming={(isNaming) => navigate(openForm(isNaming ? 'name' : undefined))}
      onRemoved={() => void router.navigate({ to: '/account/lists', replace: true })}
    />
  )
}

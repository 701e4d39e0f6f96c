import { createFileRoute, Outlet, useLocation, useMatch } from '@tanstack/react-router'
import { AccountLayout } from '#app/features/customers/account-layout.tsx'

export const Route = createFileRoute('/account')({
  component: Account,
})

function Account() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const listName = useMatch({
    from: '/account/lists/$listId',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.name,
  })
  return (
    <AccountLayout listName={listName} path={path}>
      <Outlet />
    </AccountLayout>
  )
}

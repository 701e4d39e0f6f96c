import { createFileRoute, Outlet, useLocation, useMatch } from '@tanstack/react-router'
import { AccountLayout } from '#app/features/customers/account-layout.tsx'
import { addWords } from '#app/i18n/i18n.ts'

export const Route = createFileRoute('/account')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
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

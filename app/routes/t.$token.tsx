import { createFileRoute, isNotFound } from '@tanstack/react-router'
import { useCallback } from 'react'
import { TablePage } from '#app/features/restaurants/table-page.tsx'
import { getTable } from '#app/features/restaurants/restaurants.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

/** The address that is printed on a table. */
export const Route = createFileRoute('/t/$token')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: async ({ params: { token } }) => {
    try {
      return { ...(await getTable(token)), token }
    } catch (refusal) {
      if (isNotFound(refusal)) return undefined
      throw refusal
    }
  },
  head: ({ matches, loaderData }) =>
    pageHead({ matches, title: loaderData?.restaurant.name ?? '', robots: 'noindex' }),
  component: TableRoute,
})

function TableRoute() {
  const table = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const go = useCallback(
    (path: `/${string}`) => void navigate({ to: path as never, replace: true }),
    [navigate],
  )
  return <TablePage onSeated={go} table={table} />
}

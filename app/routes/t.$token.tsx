import { createFileRoute, isNotFound } from '@tanstack/react-router'
import { TablePage } from '#app/features/restaurants/table-page.tsx'
import { getTable } from '#app/features/restaurants/restaurants.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'
import { pageAddress } from '#app/ui/page-link.tsx'

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
  return <TablePage onSeated={goOn} table={Route.useLoaderData()} />
}

/** As a document: whatever else of this page is still to come alive need not. */
function goOn(path: `/${string}`): void {
  location.replace(pageAddress(path))
}

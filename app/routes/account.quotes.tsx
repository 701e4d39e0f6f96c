import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getOwnQuotes } from '#app/features/customers/account.functions.ts'
import { parseOrdersSearch } from '#app/features/customers/orders-search.ts'
import { QuotesPage } from '#app/features/customers/quotes-page.tsx'
import { quoteStatusWords } from '#app/features/quotes/words.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/account/quotes')({
  validateSearch: parseOrdersSearch,
  // What the validation leaves out is still in the search of the parent route.
  loaderDeps: ({ search }) => ({ page: parseOrdersSearch({ ...search }).page ?? 1 }),
  loader: ({ deps, location }) => getOwnQuotes(deps.page, location.href),
  head: privateHead(msg`Quotes`),
  component: Quotes,
})

function Quotes() {
  return <QuotesPage own={Route.useLoaderData()} words={quoteStatusWords} />
}

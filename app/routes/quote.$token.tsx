import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { OfferPage } from '#app/features/quotes/offer/offer-page.tsx'
import { getQuote } from '#app/features/quotes/offer/quote.functions.ts'
import { UnknownQuote } from '#app/features/quotes/offer/unknown-quote.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/quote/$token')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => getQuote(params.token),
  head: ({ matches, loaderData: quote }) =>
    quote ? pageHead({ matches, title: quote.number, robots: 'noindex' }) : {},
  component: Quote,
  notFoundComponent: UnknownQuote,
})

const root = getRouteApi('__root__')

function Quote() {
  const { token } = Route.useParams()
  const { company } = root.useLoaderData()
  return (
    <OfferPage factory={company.name} key={token} quote={Route.useLoaderData()} token={token} />
  )
}

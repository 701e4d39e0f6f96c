import { msg } from '@lingui/core/macro'
import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { QueuePage } from '#app/features/restaurants/queue/queue-page.tsx'
import { getQueue } from '#app/features/restaurants/restaurants.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/public-queue/$restaurantId')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => getQueue(params.restaurantId),
  head: privateHead(msg`Queue`),
  component: PublicQueue,
})

const root = getRouteApi('__root__')

function PublicQueue() {
  const { restaurantId } = Route.useParams()
  const { languages } = root.useLoaderData()
  return (
    <QueuePage
      key={restaurantId}
      languages={languages}
      queue={Route.useLoaderData()}
      restaurantId={restaurantId}
    />
  )
}

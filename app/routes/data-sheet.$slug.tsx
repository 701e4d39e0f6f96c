import { createFileRoute } from '@tanstack/react-router'
import { getDataSheet } from '#app/features/catalogues/catalogues.functions.ts'
import { DataSheetPage } from '#app/features/catalogues/data-sheet-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/data-sheet/$slug')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params: { slug } }) => getDataSheet(slug),
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead({
          matches,
          title: `${loaderData.kind}: ${loaderData.goods.name.text}`,
          description: loaderData.goods.description.text,
          paths: loaderData.paths,
          robots: 'noindex',
        })
      : {},
  component: DataSheetRoute,
})

function DataSheetRoute() {
  const { slug } = Route.useParams()
  return <DataSheetPage sheet={Route.useLoaderData()} slug={slug} />
}

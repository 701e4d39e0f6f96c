import { createFileRoute } from '@tanstack/react-router'
import { dataSheetHead } from '#app/features/catalogues/catalogue-words.ts'
import { getDataSheet } from '#app/features/catalogues/catalogues.functions.ts'
import { DataSheetPage } from '#app/features/catalogues/data-sheet-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/data-sheet/$slug')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: async ({ params: { slug } }) => {
    const sheet = await getDataSheet(slug)
    return { sheet, words: dataSheetHead(sheet) }
  },
  head: ({ matches, loaderData }) => (loaderData ? pageHead({ matches, ...loaderData.words }) : {}),
  component: DataSheetRoute,
})

function DataSheetRoute() {
  const { slug } = Route.useParams()
  const { sheet } = Route.useLoaderData()
  return <DataSheetPage sheet={sheet} slug={slug} />
}

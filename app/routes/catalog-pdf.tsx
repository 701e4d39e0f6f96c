import { createFileRoute } from '@tanstack/react-router'
import { CataloguePage } from '#app/features/catalogues/catalogue-page.tsx'
import {
  type CatalogueSearch,
  parseCatalogueSearch,
} from '#app/features/catalogues/catalogue-search.ts'
import { catalogueWords } from '#app/features/catalogues/catalogue-words.ts'
import { getCatalogue } from '#app/features/catalogues/catalogues.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/catalog-pdf')({
  // Read by the loader: what reads it is fetched with the page.
  validateSearch: (search: CatalogueSearch) => search,
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ deps, context }) => ({
    view: await getCatalogue(parseCatalogueSearch({ ...deps })),
    words: catalogueWords(context.i18n),
  }),
  head: ({ matches, loaderData }) => (loaderData ? pageHead({ matches, ...loaderData.words }) : {}),
  component: CatalogueRoute,
  pendingMs: 1000,
})

function CatalogueRoute() {
  const { view } = Route.useLoaderData()
  return <CataloguePage view={view} />
}

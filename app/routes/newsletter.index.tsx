import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '#app/features/content/content-head.ts'
import { ArchivePage } from '#app/features/newsletters/archive-page.tsx'
import { getArchive } from '#app/features/newsletters/newsletters.functions.ts'
import { addWords } from '#app/i18n/i18n.ts'

export const Route = createFileRoute('/newsletter/')({
  validateSearch: (search: Record<string, string | undefined>) => search,
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: () => getArchive(),
  head: ({ matches, loaderData }) => contentHead({ matches, texts: loaderData?.texts }),
  component: Newsletter,
})

function Newsletter() {
  const { asked } = Route.useSearch()
  return <ArchivePage archive={Route.useLoaderData()} asked={asked} />
}

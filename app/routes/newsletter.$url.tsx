import { createFileRoute } from '@tanstack/react-router'
import { getLetter } from '#app/features/newsletters/newsletters.functions.ts'
import { LetterPage } from '#app/features/newsletters/letter-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/newsletter/$url')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loader: ({ params }) => getLetter(params.url),
  head: ({ matches, loaderData: letter }) =>
    letter
      ? pageHead({
          matches,
          title: letter.texts['subject']?.value,
          description: letter.texts['preheader']?.value,
          ...(letter.isIndexed ? {} : { robots: 'noindex' }),
        })
      : {},
  component: Letter,
})

function Letter() {
  return <LetterPage letter={Route.useLoaderData()} />
}

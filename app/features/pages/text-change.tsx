import { Trans, useLingui } from '@lingui/react/macro'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ChangedWords, HashedChange } from '#domain/editing.schema.ts'
import { readChange } from '#app/features/edit-mode/editing-api.ts'
import { ScrollBox } from '#app/features/edit-mode/scroll-box.tsx'
import { TextDifference } from '#app/features/edit-mode/text-difference.tsx'
import type { TextKey } from '#app/features/edit-mode/text-key.ts'
import { Button } from '#app/ui/button.tsx'
import { OpenInEditMode } from './open-in-edit-mode.tsx'

interface TextChangeProps {
  text: TextKey
  change: HashedChange
}

/** What became of a text's words: the audit log knows them by their hashes, and the text's history has them. */
export function TextChange(props: TextChangeProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <ReadChange {...props} />
    </QueryClientProvider>
  )
}

function ReadChange({ text, change }: TextChangeProps) {
  const { t } = useLingui()
  const { data, error, isError, isPending, refetch } = useQuery({
    queryKey: ['text-change', text, change],
    queryFn: async ({ signal }) => {
      const answer = await readChange(text, change, signal)
      if (answer.ok) return answer.value
      throw new Error(answer.reason === 'refused' ? answer.error.message : '')
    },
    retry: false,
  })
  if (isError)
    return (
      <div role="alert">
        <p className="ws-note">
          {error.message || t`We cannot reach the shop. Try again in a moment.`}
        </p>
        <Button onClick={() => void refetch()} size="s" variant="outline">
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  return (
    <div aria-busy={isPending}>
      {data && <Difference language={change.language} words={data} />}
      {data && <OpenInEditMode languageCode={change.language} path={pathOf(text)} />}
    </div>
  )
}

function Difference({ words, language }: { words: ChangedWords; language: string }) {
  const { type, before, after } = words
  const isLost = before === null || after === null
  const titleId = useId()
  return (
    <section className="ws-changed-text">
      <h3 id={titleId}>
        <Trans>What was changed</Trans>
      </h3>
      {isLost && (
        <p className="ws-note">
          <Trans>The history of the text no longer has all of these words.</Trans>
        </p>
      )}
      <ScrollBox labelledBy={titleId}>
        <TextDifference after={after ?? ''} before={before ?? ''} language={language} type={type} />
      </ScrollBox>
    </section>
  )
}

/** A text of the footer stands on every page. A factory's own page leads on from its key to its address. */
function pathOf({ page }: TextKey): string {
  return page === 'home' || page === 'footer' ? '/' : `/${page}`
}

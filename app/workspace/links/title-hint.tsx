import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { WordDifference } from '#app/workspace/form/word-difference.tsx'
import type { TitleState } from './title-states.ts'

/** What is to be known of a title in a language: that there is none, that its source has changed and how, or who wrote it. */
export function hintOf(title: TitleState | undefined): ReactNode {
  if (!title || title.state === 'missing')
    return <Trans>Missing: readers see the title above.</Trans>
  if (title.state === 'machine') return <Trans>A machine has translated this.</Trans>
  if (title.outdatedFrom === null) return null
  const { outdatedFrom, source, sourceCode } = title
  return (
    <>
      <strong>
        <Trans>Outdated</Trans>
      </strong>{' '}
      <span>·</span> <Trans>What has changed in the source</Trans>
      <WordDifference after={source} before={outdatedFrom} language={sourceCode} />
    </>
  )
}

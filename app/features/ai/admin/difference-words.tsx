import { Trans } from '@lingui/react/macro'
import type { LockDifference } from '#domain/locked-words.ts'

/** What a draft says otherwise than it must. */
export function DifferenceWords({ difference: { wanted, found } }: { difference: LockDifference }) {
  if (wanted === '')
    return (
      <Trans>
        <bdi>{found}</bdi> was added.
      </Trans>
    )
  if (found === '')
    return (
      <Trans>
        <bdi>{wanted}</bdi> is missing.
      </Trans>
    )
  return (
    <Trans>
      <bdi>{wanted}</bdi> became <bdi>{found}</bdi>.
    </Trans>
  )
}

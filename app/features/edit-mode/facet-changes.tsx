import { Trans, useLingui } from '@lingui/react/macro'
import { currentDirection } from '#app/platform/page-context.ts'
import { facetName } from './facet-names.ts'
import type { Facet } from './rich-facets.ts'
import type { RichRun } from './rich-runs.ts'

/** What has become of words beside themselves: `Heading 2 → Heading 3`. Of words that went or came, what they were or are. */
export function FacetChanges({ run: { change, gone, come } }: { run: RichRun }) {
  const { i18n } = useLingui()
  const named = (facets: readonly Facet[]) => (
    <bdi>{facets.map((facet) => facetName(i18n, facet)).join(', ')}</bdi>
  )
  if (gone.length + come.length === 0) return null
  return (
    <small className="edit-facets" dir={currentDirection()} lang={i18n.locale}>
      {change !== 'same' ? (
        named([...gone, ...come])
      ) : come.length === 0 ? (
        <del>{named(gone)}</del>
      ) : gone.length === 0 ? (
        <ins>{named(come)}</ins>
      ) : (
        <Trans>
          <del>{named(gone)}</del> → <ins>{named(come)}</ins>
        </Trans>
      )}
    </small>
  )
}

import { Trans } from '@lingui/react/macro'
import { SkeletonBox } from '#app/ui/skeleton.tsx'

/** The header's box and the places of its parts, until they are known; where the languages would be, that they are not. */
export function SkeletonHeader() {
  return (
    <header aria-busy="true" className="site-header">
      <div className="wrap header-line">
        <SkeletonBox className="size-8" />
        <SkeletonBox className="h-4 w-40" />
        <div className="header-tools">
          <p className="text-s text-muted-foreground">
            <Trans>Failed to load languages</Trans>
          </p>
          <SkeletonBox className="size-8" />
        </div>
      </div>
    </header>
  )
}

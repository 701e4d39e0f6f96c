import { SkeletonBox } from '#app/ui/skeleton.tsx'

/** The header's box and the places of its parts, until they are known. */
export function SkeletonHeader() {
  return (
    <header aria-busy="true" className="site-header">
      <div className="wrap header-line">
        <SkeletonBox className="size-8" />
        <SkeletonBox className="h-4 w-40" />
        <div className="header-tools">
          <SkeletonBox className="h-8 w-24" />
          <SkeletonBox className="size-8" />
        </div>
      </div>
    </header>
  )
}

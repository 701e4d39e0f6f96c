import { SkeletonBox } from '#app/ui/skeleton.tsx'

/** The header's box alone, for a factory that has no settings yet: nothing is under way, so nothing is said to be. */
export function BasicHeader() {
  return (
    <div className="wrap header-line">
      <SkeletonBox className="size-8" />
      <SkeletonBox className="h-4 w-40" />
    </div>
  )
}

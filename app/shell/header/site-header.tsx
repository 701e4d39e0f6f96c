import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { HeaderLayout } from './header-layout.ts'
import { SkeletonHeader } from './skeleton-header.tsx'

/** The fixed header in the factory's chosen layout; its skeleton where the header's data could not be read. */
export function SiteHeader({ shell }: { shell: ShellFrame | undefined }) {
  if (!shell) return <SkeletonHeader />
  return (
    <header className="site-header">
      <HeaderLayout shell={shell} />
    </header>
  )
}

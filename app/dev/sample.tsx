import type { ReactNode } from 'react'

/** One component with its name above it. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <span className="text-xs text-muted-foreground">{name}</span>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </div>
  )
}

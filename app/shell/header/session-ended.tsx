import { lazy, Suspense } from 'react'

const Notice = lazy(async () => ({
  default: (await import('./session-ended-notice.tsx')).SessionEndedNotice,
}))

/** Fetched by the few whose session ends while they look at a page. */
export function SessionEnded() {
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  )
}

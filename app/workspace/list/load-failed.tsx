import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Instead of a section whose data could not be read: what it was, and a way to try again. */
export function LoadFailed({ title }: { title: ReactNode }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    await router.invalidate()
    setIsBusy(false)
  }
  return (
    <div className="ws-section" role="alert">
      <EmptyState
        actions={
          <Button isBusy={isBusy} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
        icon="cloud-off"
        level="h1"
        title={title}
      >
        <Trans>Nothing was changed. Try again in a moment.</Trans>
      </EmptyState>
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Spinner } from '#app/ui/spinner.tsx'

/** The large centred spinner while a page loads. */
export function PendingPage() {
  const { t } = useLingui()
  return (
    <div aria-label={t`Loading`} className="pending-page" role="status">
      <Spinner size="l" />
    </div>
  )
}

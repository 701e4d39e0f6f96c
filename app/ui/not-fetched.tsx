import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from './button.tsx'

interface NotFetchedProps {
  /** Over the page, where the part would have no place of its own. */
  floats?: true | undefined
  onTry: () => Promise<void>
  onClose?: () => void
}

/** Instead of a part of the page whose code did not come: no network, or the site was renewed meanwhile. */
export function NotFetched({ floats, onTry, onClose }: NotFetchedProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailedAgain, setHasFailedAgain] = useState(false)
  const note = useRef<HTMLDivElement>(null)
  const tryAgain = async () => {
    const place = note.current?.parentElement
    setIsBusy(true)
    setHasFailedAgain(false)
    await onTry()
    setIsBusy(false)
    // Where it has come, this note is gone.
    setHasFailedAgain(true)
    requestAnimationFrame(() => goOnIn(place))
  }
  return (
    <div className="not-fetched" data-floats={floats} ref={note} role={floats ? 'alert' : 'status'}>
      {hasFailedAgain && (
        <p>
          <Trans>It has not come this time either.</Trans>
        </p>
      )}
      <p>
        <Trans>
          This part could not be loaded. Try again; if that does not help, save your work and load
          the page again.
        </Trans>
      </p>
      <Button isBusy={isBusy} onClick={() => void tryAgain()} size="s" variant="outline">
        <Trans>Try again</Trans>
      </Button>
      {onClose && (
        <Button onClick={onClose} size="s" variant="plain">
          <Trans>Close</Trans>
        </Button>
      )}
    </div>
  )
}

/** The button that was pressed is gone: the focus goes to what came in its place, to its text where it has one. */
function goOnIn(place: HTMLElement | null | undefined): void {
  if (document.activeElement !== document.body) return
  const control =
    place?.querySelector<HTMLElement>('[role="textbox"]') ??
    place?.querySelector<HTMLElement>('button:enabled, a[href], input:enabled')
  control?.focus()
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import { clockOf } from './clock-texts.ts'
import type { Clash } from './kitchen-state.ts'
import { alreadyWords } from './kitchen-words.ts'

/** That a tap came too late: what the ticket is already, by whom and when, and why the tap was not used. */
export function ClashNote({ clash, onSeen }: { clash: Clash; onSeen: () => void }) {
  const { t, i18n } = useLingui()
  const { conflict, at } = clash
  const by = conflict.by || t`somebody else`
  return (
    <div role="alert">
      <p className="tk-t">
        <b>{i18n._({ ...alreadyWords[conflict.status], values: { by } })}</b>
        <span>{clockOf(conflict.at)}</span>
      </p>
      <p className="tk-why">
        <Trans>Your tap at {clockOf(at)} was not used. Somebody was first.</Trans>
      </p>
      <div className="tk-f">
        <button className="kbtn" onClick={onSeen} type="button">
          <Icon name="check" />
          <span>
            <Trans>Seen</Trans>
          </span>
        </button>
      </div>
    </div>
  )
}

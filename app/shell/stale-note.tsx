import { useLingui } from '@lingui/react/macro'

/** In every page, shown by the stylesheet on those that the server marked as kept from before it lost the database. */
export function StaleNote() {
  const { t } = useLingui()
  return <p className="stale-note">{t`What you see may be a few minutes old.`}</p>
}

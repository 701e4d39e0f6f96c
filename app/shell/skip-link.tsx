import { useLingui } from '@lingui/react/macro'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  const { t } = useLingui()
  return <a className="skip-link" href="#main">{t`Skip to content`}</a>
}

import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'

/** That the factory wants this changed. */
export function Marked({ isMarked }: { isMarked: boolean }) {
  if (!isMarked) return null
  return (
    <p className="field-hint mb-2">
      <PleaseChange />
    </p>
  )
}

export function PleaseChange() {
  return (
    <span className="apply-marked">
      <Trans>Please change this.</Trans>
    </span>
  )
}

/** What is wrong with a field that is no single control. */
export function FieldError({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <span className="field-error mb-2">
      <Icon name="circle-alert" size="s" />
      <span>{text}</span>
    </span>
  )
}

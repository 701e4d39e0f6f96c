import { useLingui } from '@lingui/react/macro'
import { RowButton } from './row-button.tsx'

interface MoveButtonsProps {
  name: string
  at: number
  count: number
  onMove: (to: number) => void
}

/** The buttons that move a row of a list one place up or down, for those who do not carry it. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  const { t } = useLingui()
  return (
    <>
      <RowButton
        icon="arrow-up"
        isOff={at === 0}
        label={t`Move ${name} up`}
        onPress={() => onMove(at - 1)}
      />
      <RowButton
        icon="arrow-down"
        isOff={at === count - 1}
        label={t`Move ${name} down`}
        onPress={() => onMove(at + 1)}
      />
    </>
  )
}

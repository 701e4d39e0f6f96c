import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const most = 6

/** Types a PIN by tapping, or on a keyboard. */
export function PinPad({ pin, onPin }: { pin: string; onPin: (pin: string) => void }) {
  const { t } = useLingui()
  useEffect(() => {
    const type = ({ key }: KeyboardEvent) => {
      if (/^\d$/u.test(key)) onPin((pin + key).slice(0, most))
      if (key === 'Backspace') onPin(pin.slice(0, -1))
    }
    addEventListener('keydown', type)
    return () => removeEventListener('keydown', type)
  }, [pin, onPin])
  return (
    <>
      <p className="pin">
        <span>
          <Trans>PIN, 4 to 6 digits</Trans>
        </span>
        <output aria-label={t`Digits typed`}>{'●'.repeat(pin.length)}</output>
      </p>
      <div className="keys" dir="ltr">
        {digits.map((digit) => (
          <Key key={digit} label={digit} onPress={() => onPin((pin + digit).slice(0, most))} />
        ))}
        <span />
        <Key label="0" onPress={() => onPin(`${pin}0`.slice(0, most))} />
        <button
          aria-label={t`Take the last digit away`}
          className="key"
          onClick={() => onPin(pin.slice(0, -1))}
          type="button"
        >
          <Icon name="chevron-left" />
        </button>
      </div>
    </>
  )
}

function Key({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button className="key" onClick={onPress} type="button">
      {label}
    </button>
  )
}

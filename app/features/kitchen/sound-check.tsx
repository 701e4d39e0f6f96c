import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { keepVolume, loudest, playTone, type Tone, volume } from '#app/platform/browser/tones.ts'

const heard = [
  ['fresh', msg`New order`],
  ['changed', msg`Changed or cancelled`],
  ['late', msg`Late`],
] as const satisfies readonly (readonly [Tone, MessageDescriptor])[]

interface SoundCheckProps {
  isHeard: boolean
  onHeard: (isHeard: boolean) => void
}

/** Turns the sound on, which a browser wants a tap for, and lets each tone be heard. */
export function SoundCheck({ isHeard, onHeard }: SoundCheckProps) {
  const { t, i18n } = useLingui()
  const [step, setStep] = useState(volume)
  const [isSilent, setIsSilent] = useState(false)
  async function play(tone: Tone) {
    const isOn = await playTone(tone)
    setIsSilent(!isOn)
    onHeard(isOn)
  }
  function turn(by: 1 | -1) {
    keepVolume(step + by)
    setStep(volume())
    void play('fresh')
  }
  return (
    <section>
      <h2>
        <Trans>Sound and screen</Trans>
      </h2>
      <button className="loud" onClick={() => void play('fresh')} type="button">
        <Icon name="volume-2" size="l" />
        <span>
          <b>{isHeard ? t`The sound is on` : t`Turn on the sound`}</b>
          <small>
            <Trans>Plays the test tone</Trans>
          </small>
        </span>
      </button>
      {isSilent && (
        <p className="kproblem" role="alert">
          <Trans>This browser keeps the page silent. Allow sound for it, and try again.</Trans>
        </p>
      )}
      <ul className="tones">
        {heard.map(([tone, name]) => (
          <li key={tone}>
            <span>{i18n._(name)}</span>
            <button
              aria-label={t`Play: ${i18n._(name)}`}
              className="kbtn"
              onClick={() => void play(tone)}
              type="button"
            >
              <Trans>Play</Trans>
            </button>
          </li>
        ))}
        <li>
          <span>
            <Trans>Volume</Trans>
          </span>
          <button aria-label={t`Quieter`} className="kbtn" onClick={() => turn(-1)} type="button">
            <Icon name="minus" />
          </button>
          <output className="num">{i18n.number(step)}</output>
          <button
            aria-disabled={step === loudest}
            aria-label={t`Louder`}
            className="kbtn"
            onClick={() => turn(1)}
            type="button"
          >
            <Icon name="plus" />
          </button>
        </li>
      </ul>
      <p className="awake">
        <Icon name="monitor" />
        <span>
          <Trans>The screen is kept awake until the shift ends.</Trans>
        </span>
      </p>
    </section>
  )
}

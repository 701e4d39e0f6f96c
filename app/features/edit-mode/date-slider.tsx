import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { DateField } from './date-field.tsx'
import { daysUntil, noonAhead } from './day-ahead.ts'
import { setView } from './editing-api.ts'
import { useEditing } from './editing-context.ts'
import { currentMode, keepView, useMode } from './edit-mode.store.ts'

const mostDays = 90
const restMs = 300

interface DateDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The same where the bar has no room for it. */
export function DateDialog({ isOpen, onClose }: DateDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>See the site on a date</Trans>}>
      <DateSlider className="" />
    </Dialog>
  )
}

/** Shows the site as it will be: what is scheduled until then is shown, what ends before is gone. The days that are near by a slider, any time by a field. */
export function DateSlider({ className }: { className: string }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const { texts, isUnsaved } = useEditing()
  const [asOf, setAsOf] = useAsOf()
  const [typed, setTyped] = useState<number | null>()
  const [left, setLeft] = useState<string>()
  const shown = typed === undefined ? asOf : typed
  const wordsOf = (at: number) => dateFormat(i18n.locale, at).format(at)
  const words = shown === null ? t`Now` : wordsOf(shown)
  const changes = [...texts.byName.values()]
    .flatMap(({ scheduled }) => (scheduled ? daysUntil(scheduled.publishAt) : []))
    .filter((day) => day > 0 && day <= mostDays)

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** The page follows when the hand rests. */
  function move(next: number | null): void {
    setTyped(next)
    setLeft(undefined)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      void setAsOf(next).then(() => setTyped((now) => (now === next ? undefined : now)))
    }, restMs)
  }

  return (
    <div className={`edit-date ${className}`}>
      <p>
        <span>
          <Trans>See the site on</Trans>
        </span>
        <strong>{words}</strong>
        {asOf !== null && (
          <button onClick={() => move(null)} type="button">
            <Trans>Back to now</Trans>
          </button>
        )}
      </p>
      <input
        aria-label={t`See the site on a date`}
        aria-valuetext={words}
        disabled={isUnsaved}
        list={id}
        max={mostDays}
        min={0}
        onChange={({ target }) =>
          move(target.valueAsNumber ? noonAhead(target.valueAsNumber) : null)
        }
        type="range"
        value={shown === null ? 0 : Math.min(daysUntil(shown), mostDays)}
      />
      <datalist id={id}>
        {[...new Set(changes)].map((day) => (
          <option key={day} value={day}>
            {wordsOf(noonAhead(day))}
          </option>
        ))}
      </datalist>
      <DateField at={shown} isDisabled={isUnsaved} left={left} onLeft={setLeft} onMove={move} />
    </div>
  )
}

/** A day and its time, by the clock in Oslo; its year where that is another one than now. */
function dateFormat(locale: string, at: number): Intl.DateTimeFormat {
  const yearOf = (time: number) => osloClock(time).date.slice(0, 4)
  return new Intl.DateTimeFormat(figureLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...(yearOf(at) === yearOf(Date.now()) ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone: appConfig.timeZone,
  })
}

/** The time at which the pages of this tab are seen; null is now. */
function useAsOf(): [number | null, (at: number | null) => Promise<void>] {
  const { t } = useLingui()
  const router: AnyRouter = useRouter()
  const { view } = useMode()
  async function become(asOf: number | null): Promise<void> {
    // Nobody has said when drafts are to be read: at no time to come are they a part of the site.
    const wanted = { drafts: asOf === null, asOf }
    // Kept before it is sent: who meanwhile asks what this tab shows (`useOwnView`) does not set it back.
    keepView(wanted)
    const answer = await setView(wanted)
    if (!answer.ok) {
      if (currentMode().view === wanted) keepView(view)
      return notifyStaff.error(t`The page could not be shown on that day.`)
    }
    await router.invalidate()
  }
  return [view.asOf, become]
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { appConfig } from '#config'
import { figureLocale } from '#domain/languages.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { daysUntil, noonAhead } from './day-ahead.ts'
import { setView } from './editing-api.ts'
import { useEditing } from './editing-context.ts'
import { keepView, useMode } from './edit-mode.store.ts'

const mostDays = 90
const restMs = 300

interface DateDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The slider of narrow windows. */
export function DateDialog({ isOpen, onClose }: DateDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>See the site on a date</Trans>}>
      <DateSlider className="" />
    </Dialog>
  )
}

/** Shows the site as it will be on a day: what is scheduled until then is shown, what ends before is gone. */
export function DateSlider({ className }: { className: string }) {
  const { t, i18n } = useLingui()
  const { texts, isUnsaved } = useEditing()
  const [days, setDays] = useDays()
  const [typed, setTyped] = useState<number>()
  const shown = typed ?? days
  const date = new Intl.DateTimeFormat(figureLocale(i18n.locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: appConfig.timeZone,
  })
  const words = shown === 0 ? t`Now` : date.format(noonAhead(shown))
  const changes = [...texts.byName.values()]
    .flatMap(({ scheduled }) => (scheduled ? daysUntil(scheduled.publishAt) : []))
    .filter((day) => day > 0 && day <= mostDays)

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** The page follows when the hand rests. */
  function move(next: number): void {
    setTyped(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      void setDays(next).then(() => setTyped((now) => (now === next ? undefined : now)))
    }, restMs)
  }

  return (
    <div className={`edit-date ${className}`}>
      <p>
        <span>
          <Trans>See the site on</Trans>
        </span>
        <strong>{words}</strong>
        {days > 0 && (
          <button onClick={() => void setDays(0)} type="button">
            <Trans>Back to now</Trans>
          </button>
        )}
      </p>
      <input
        aria-label={t`See the site on a date`}
        aria-valuetext={words}
        disabled={isUnsaved}
        list="edit-changes"
        max={mostDays}
        min={0}
        onChange={(event) => move(event.target.valueAsNumber)}
        type="range"
        value={shown}
      />
      <datalist id="edit-changes">
        {[...new Set(changes)].map((day) => (
          <option key={day} value={day}>
            {date.format(noonAhead(day))}
          </option>
        ))}
      </datalist>
    </div>
  )
}

/** How many days ahead the pages of this tab are seen. */
function useDays(): [number, (days: number) => Promise<void>] {
  const { t } = useLingui()
  const router: AnyRouter = useRouter()
  const { view } = useMode()
  const days = view.asOf === null ? 0 : daysUntil(view.asOf)
  async function become(next: number): Promise<void> {
    // Nobody has said when drafts are to be read: on no day are they a part of the site.
    const isNow = next === 0
    const wanted = { drafts: isNow, asOf: isNow ? null : noonAhead(next) }
    const answer = await setView(wanted)
    if (!answer.ok) return notifyStaff.error(t`The page could not be shown on that day.`)
    keepView(wanted)
    await router.invalidate()
  }
  return [days, become]
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useEditing } from './editing-context.ts'
import type { PageElement } from './page-element.ts'
import { type Place, usePlaced } from './places.ts'
import type { MarkTone } from './use-text-note.ts'

export interface MarkProps {
  target: PageElement
  place: Place
  /** The pointer is over it. */
  isNear: boolean
}

interface MarkFrameProps extends MarkProps {
  /** What editors call it. */
  name: string
  /** What it says, for those who cannot see where it stands. */
  says?: string | undefined
  /** What is to be said of it, such as a missing translation. */
  note?: string | undefined
  /** Where its name stands, where it would hide what is next to it; it keeps the pointer from nothing until it is asked for. */
  side?: 'below' | 'beside' | 'within' | 'over' | undefined
  tone?: MarkTone | undefined
  /** Its place is empty: the name stands there as a quiet prompt. */
  isUnwritten?: boolean
}

/** The outline of something that can be edited, its name, and the pencil that opens it. */
export function MarkFrame(props: MarkFrameProps) {
  const { target, place, isNear, name, says, note, side, tone, isUnwritten = false } = props
  const { id } = target
  const { t } = useLingui()
  const { open, returnTo } = useEditing()
  const button = useRef<HTMLButtonElement>(null)
  const frame = usePlaced<HTMLDivElement>(target.element, place)
  useEffect(() => {
    if (returnTo === id) button.current?.focus()
  }, [returnTo, id])
  const shown = note ? `${name} · ${note}` : name
  const words = [name, says, note].filter(Boolean).join(' · ')
  return (
    <div
      className="edit-mark"
      data-near={isNear || undefined}
      data-side={side}
      data-tone={tone}
      data-unwritten={isUnwritten || undefined}
      ref={frame}
    >
      <button
        aria-label={t`Edit: ${words}`}
        className="edit-name"
        data-mark={id}
        onClick={() => open({ id })}
        ref={button}
        type="button"
      >
        <bdi>{shown}</bdi>
        <Icon name="pencil" size="s" />
      </button>
    </div>
  )
}

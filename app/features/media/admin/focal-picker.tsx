import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { focalStep } from '#domain/media.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { MediaPicture } from '#app/ui/media-picture.tsx'

export interface FocalPoint {
  focalX: number
  focalY: number
}

interface FocalPickerProps {
  item: MediaItem
  point: FocalPoint
  onChange: (point: FocalPoint) => void
  canEdit: boolean
}

const step = 10
const moves: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/**
 * The picture with the point that stays in view where it is cut: set by a click, or moved by the arrow keys. Left is the picture's
 * left in every language.
 */
export function FocalPicker({ item, point, onChange, canEdit }: FocalPickerProps) {
  const { t } = useLingui()
  const hintId = useId()
  const { focalX: x, focalY: y } = point
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    onChange({ focalX: focalStep(x + by[0]), focalY: focalStep(y + by[1]) })
  }
  const set = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // Enter and Space click without a place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    onChange({
      focalX: focalStep(((clientX - box.left) / box.width) * 100),
      focalY: focalStep(((clientY - box.top) / box.height) * 100),
    })
  }
  const picture = (
    <MediaPicture alt="" className="media-preview-picture" picture={item} sizes="420px" />
  )
  if (!canEdit) return <div className="media-preview">{picture}</div>
  return (
    <>
      <button
        aria-describedby={hintId}
        aria-label={t`Focal point: ${x} % from the left, ${y} % from the top`}
        className="media-preview"
        dir="ltr"
        onClick={set}
        onKeyDown={move}
        type="button"
      >
        {picture}
        <span className="media-focal" data-focal-x={x} data-focal-y={y} />
      </button>
      <p className="field-hint" id={hintId}>
        <Trans>
          Click, or use the arrow keys: this point stays in view where the picture is cut.
        </Trans>
      </p>
      <p className="sr-only" role="status">
        <Trans>
          {x} % from the left, {y} % from the top
        </Trans>
      </p>
    </>
  )
}

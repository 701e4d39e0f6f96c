import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { pictureAddress, type PictureWidth } from '#domain/media.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MediaPicker } from './media-picker.tsx'

interface PictureFieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Its address in the library. */
  value: string | null
  onChange: (address: string | null) => void
  /** In pixels: no wider than it is shown on the site. */
  width?: PictureWidth
  readOnly?: boolean
  /** False where it is taken away by other means. */
  isRemovable?: boolean
  /** True where a page shows it: it is described then, in the language that stands in for others. */
  isDescribed?: boolean
}

/** A picture of the library, or none: chosen there, or added to it. */
export function PictureField({
  label,
  hint,
  error,
  value,
  onChange,
  width = 640,
  readOnly = false,
  isRemovable = true,
  isDescribed = false,
}: PictureFieldProps) {
  const { t } = useLingui()
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <fieldset className="field picture-field">
      <legend className="field-label">{label}</legend>
      <span className="picture-field-box">
        {value ? <img alt="" src={value} /> : <Icon name="image" size="l" />}
      </span>
      {!readOnly && (
        <div className="picture-field-buttons">
          <Button onClick={() => setIsChoosing(true)} size="s" variant="outline">
            {value ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </Button>
          {value && isRemovable && (
            <Button
              aria-label={t`Remove the picture`}
              onClick={() => onChange(null)}
              size="s"
              variant="outline"
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      )}
      {error && <p className="field-error">{error}</p>}
      {hint && !error && <p className="field-hint">{hint}</p>}
      <MediaPicker
        describedIn={isDescribed ? 'default' : undefined}
        isOpen={isChoosing}
        kind="picture"
        onChosen={(picture) => onChange(pictureAddress(picture, width))}
        onClose={() => setIsChoosing(false)}
      />
    </fieldset>
  )
}

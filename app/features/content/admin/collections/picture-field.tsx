import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { pictureAddress } from '#domain/media.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { MediaPicker } from '#app/features/media/admin/media-picker.tsx'
import { Button } from '#app/ui/button.tsx'

interface PictureFieldProps {
  label: string
  hint: string | undefined
  error: string | undefined
  value: string
  isReadOnly: boolean
  onChange: (address: string) => void
}

/** A picture of the library: chosen there, or added to it. */
export function PictureField(props: PictureFieldProps): ReactNode {
  const { label, hint, error, value, isReadOnly, onChange } = props
  const { t } = useLingui()
  const [isChoosing, setIsChoosing] = useState(false)
  const choose = ({ id, version }: MediaItem) => onChange(pictureAddress({ id, version }, 640))
  return (
    <fieldset className="field ws-picture-field">
      <legend className="field-label">{label}</legend>
      {value && <img alt="" height={96} src={value} width={96} />}
      {hint && <p className="field-hint">{hint}</p>}
      {error && <p className="field-error">{error}</p>}
      {!isReadOnly && (
        <div className="ws-form-foot">
          <Button onClick={() => setIsChoosing(true)} size="s" variant="outline">
            {value ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </Button>
          {value && (
            <Button
              aria-label={t`Remove the picture`}
              onClick={() => onChange('')}
              size="s"
              variant="plain"
            >
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
      )}
      <MediaPicker
        isOpen={isChoosing}
        kind="picture"
        onChosen={choose}
        onClose={() => setIsChoosing(false)}
      />
    </fieldset>
  )
}

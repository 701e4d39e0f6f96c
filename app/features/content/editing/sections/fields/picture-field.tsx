import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureAddress } from '#domain/media.ts'
import { MediaPicker } from '#app/features/media/admin/media-picker.tsx'
import { Button } from '#app/ui/button.tsx'

interface PictureFieldProps {
  /** Its address in the library. */
  value: string | null
  onChange: (picture: string | null) => void
}

/** The picture of a section, out of the library. */
export function PictureField({ value, onChange }: PictureFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <fieldset className="edit-set">
      <legend className="field-label">
        <Trans>Picture</Trans>
      </legend>
      {value && <img alt="" className="edit-set-picture" src={value} />}
      <div className="edit-set-row">
        <Button onClick={() => setIsChoosing(true)} size="s" variant="outline">
          <Trans>Choose a picture</Trans>
        </Button>
        {value && (
          <Button onClick={() => onChange(null)} size="s" variant="outline">
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </div>
      <MediaPicker
        isOpen={isChoosing}
        kind="picture"
        onChosen={(item) => onChange(pictureAddress(item, 640))}
        onClose={() => setIsChoosing(false)}
      />
    </fieldset>
  )
}

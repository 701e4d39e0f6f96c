import { Trans } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { pictureAddress, type PictureRef, type PictureWidth } from '#domain/media.ts'
import { Button } from '#app/ui/button.tsx'

/** The dialog of the media library, as the page brings it. */
export type PicturePicker = ComponentType<{
  isOpen: boolean
  onClose: () => void
  kind: 'picture'
  onChosen: (picture: Pick<PictureRef, 'id' | 'version'>) => void
}>

interface PictureFieldProps {
  label: string
  hint: string
  value: string | null
  onChange: (address: string | null) => void
  /** How wide it is fetched: no more than it is shown. */
  width: PictureWidth
  Picker: PicturePicker
  error?: string | undefined
}

/** A picture of the library, or none. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, value, onChange, width, Picker, error } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <fieldset className="settings-picture">
      <legend className="field-label">{label}</legend>
      <span className="settings-picture-box">{value && <img alt={label} src={value} />}</span>
      <div className="settings-picture-buttons">
        <Button onClick={() => setIsOpen(true)} size="s" variant="outline">
          <Trans>Choose a picture</Trans>
        </Button>
        {value && (
          <Button onClick={() => onChange(null)} size="s" variant="outline">
            <Trans>Take away</Trans>
          </Button>
        )}
      </div>
      {error ? <p className="field-error">{error}</p> : <p className="field-hint">{hint}</p>}
      <Picker
        isOpen={isOpen}
        kind="picture"
        onChosen={(picture) => onChange(pictureAddress(picture, width))}
        onClose={() => setIsOpen(false)}
      />
    </fieldset>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureAddress } from '#domain/media.ts'
import { mostItems } from '#domain/sections.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { MediaPicker } from '#app/features/media/admin/media-picker.tsx'
import { Button } from '#app/ui/button.tsx'

interface PicturesFieldProps {
  /** Their addresses in the library. */
  value: readonly string[]
  onChange: (pictures: string[]) => void
}

/** The pictures of a gallery in their order. */
export function PicturesField({ value, onChange }: PicturesFieldProps) {
  const { t } = useLingui()
  const [isChoosing, setIsChoosing] = useState(false)
  const without = (at: number) => value.toSpliced(at, 1)
  return (
    <fieldset className="edit-set">
      <legend className="field-label">
        <Trans>Pictures</Trans>
      </legend>
      <ol className="edit-set-pictures">
        {value.map((address, at) => (
          // The same picture may stand here twice.
          <li key={`${at} ${address}`}>
            <img alt="" src={address} />
            <span>
              <RowButton
                icon="arrow-up"
                isOff={at === 0}
                label={t`Move up`}
                onPress={() => onChange(without(at).toSpliced(at - 1, 0, address))}
              />
              <RowButton icon="trash-2" label={t`Remove`} onPress={() => onChange(without(at))} />
            </span>
          </li>
        ))}
      </ol>
      {value.length < mostItems.gallery && (
        <Button onClick={() => setIsChoosing(true)} size="s" variant="outline">
          <Trans>Add a picture</Trans>
        </Button>
      )}
      <MediaPicker
        describedIn="default"
        isOpen={isChoosing}
        kind="picture"
        onChosen={(item) => onChange([...value, pictureAddress(item, 640)])}
        onClose={() => setIsChoosing(false)}
      />
    </fieldset>
  )
}

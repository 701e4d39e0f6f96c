import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { mostComplaintPictures } from '#domain/after-sale.ts'
import { lookOf } from '#app/ui/button.tsx'
import { FieldFrame } from '#app/ui/field-frame.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface PictureInputProps {
  label: string
  isBusy: boolean
  isOptional?: boolean
  onChoose: (files: readonly File[]) => void
}

/** Chooses pictures on this device, or takes them with its camera. A phone that keeps them in a format of its own hands out JPEG. */
export function PictureInput({ label, isBusy, isOptional = false, onChoose }: PictureInputProps) {
  const { t } = useLingui()
  const id = useId()
  const [names, setNames] = useState<readonly string[]>([])
  const choose = (files: readonly File[]) => {
    const taken = files.slice(0, mostComplaintPictures)
    setNames(taken.map(({ name }) => name))
    onChoose(taken)
  }
  return (
    <FieldFrame
      hint={t`Up to ${mostComplaintPictures} pictures of at most 10 MB: JPEG, PNG, WebP or AVIF.`}
      id={id}
      isOptional={isOptional}
      label={label}
    >
      <label
        className={lookOf(
          { variant: 'outline' },
          'relative justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        )}
      >
        <Icon name="image" size="s" />
        <span>{t`Choose pictures`}</span>
        <input
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-describedby={`${id}-note`}
          className="sr-only"
          disabled={isBusy}
          id={id}
          multiple
          onChange={({ target }) => choose([...(target.files ?? [])])}
          type="file"
        />
      </label>
      {names.length > 0 && (
        <ul aria-live="polite">
          {names.map((name, index) => (
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}

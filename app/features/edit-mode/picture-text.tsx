import { PictureField } from '#app/features/media/admin/picture-field.tsx'
import type { FieldProps } from './field-props.ts'

/** A text that is a picture: chosen from the library, where it is described too. */
export function PictureText({ editor, label, dock }: FieldProps) {
  return (
    <>
      <PictureField
        isDescribed
        isRemovable={false}
        label={label}
        onChange={(address) => editor.change(address ?? '')}
        readOnly={editor.state === 'saving'}
        value={editor.value || null}
      />
      <div className="edit-dock">{dock}</div>
    </>
  )
}

import { useId } from 'react'
import { fetched } from '#app/ui/fetched.tsx'
import type { Otherwise } from '#app/ui/fetched-part.tsx'
import { NotFetched } from '#app/ui/not-fetched.tsx'
import { SkeletonBox } from '#app/ui/skeleton.tsx'
import { EditorFoot } from './editor-foot.tsx'
import type { EditorBodyProps, FieldProps } from './field-props.ts'
import { isPicture } from './is-picture.ts'
import { PlainField } from './plain-field.tsx'
import { TextState } from './text-state.tsx'

/** Where its code does not come, a field can still be closed. */
const onItsWay: Otherwise<FieldProps> = {
  waiting: () => <SkeletonBox className="edit-waiting" />,
  failed: (onTry, { dock }) => (
    <>
      <NotFetched onTry={onTry} />
      <div className="edit-dock">{dock}</div>
    </>
  ),
}
const RichField = fetched<FieldProps>(
  async () => (await import('./rich-field.tsx')).RichField,
  onItsWay,
)
const PictureText = fetched<FieldProps>(
  async () => (await import('./picture-text.tsx')).PictureText,
  onItsWay,
)

/** The field of an open text, and under it what is to be known of its translation and what can be done. */
export function EditorBody(props: EditorBodyProps) {
  const id = useId()
  const dock = (
    <>
      <div className="edit-state" id={id}>
        <TextState editor={props.editor} />
      </div>
      <div className="edit-foot">
        <EditorFoot editor={props.editor} />
      </div>
    </>
  )
  const { text } = props.editor
  const Field = isPicture(text) ? PictureText : text.type === 'text' ? PlainField : RichField
  return <Field {...props} describedBy={id} dock={dock} />
}

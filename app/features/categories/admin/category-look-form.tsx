import { Trans, useLingui } from '@lingui/react/macro'
import { tints } from '#domain/catalog.ts'
import type { EditableCategories } from '#domain/categories.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { PictureField } from '#app/features/media/admin/picture-field.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { CategoryProps } from './category-props.ts'
import { TintField } from '#app/workspace/form/tint-field.tsx'

type LookFormProps = Pick<CategoryProps, 'category' | 'canEdit' | 'onChanged'>

/** How a category looks, and whether visitors see it. */
export function CategoryLookForm({ category, canEdit, onChanged }: LookFormProps) {
  const { t } = useLingui()
  const { id, rev, tint, imageUrl, isActive } = category
  const form = useForm({ tint, imageUrl: imageUrl ?? '', isActive }, onChanged, rev)
  const { values } = form
  const save = async () => {
    const own = {
      tint: tints.find((each) => each === values.tint) ?? tint,
      imageUrl: values.imageUrl || null,
      isActive: values.isActive,
    }
    // What was not touched may have changed elsewhere meanwhile, as a picture that was replaced.
    const changed = Object.fromEntries(form.changed.map((name) => [name, own[name]]))
    const body = { ...changed, rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice<EditableCategories>(`/admin/categories/${id}`, {
        method: 'PATCH',
        body,
        idempotencyKey,
      }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  return (
    <RecordForm
      canEdit={canEdit}
      isDirty={form.changed.length > 0}
      onCancel={form.reset}
      onSave={save}
      saving={form}
    >
      <h3>
        <Trans>How it looks</Trans>
      </h3>
      <Checkbox
        checked={values.isActive}
        label={<Trans>Visitors see it</Trans>}
        name="isActive"
        onChange={({ target }) => form.change({ isActive: target.checked })}
      />
      <TintField onChange={(chosen) => form.change({ tint: chosen })} value={values.tint} />
      <PictureField
        error={form.field('imageUrl').error}
        hint={t`Without one, the picture of its best seller stands there.`}
        label={t`Picture`}
        onChange={(address) => form.change({ imageUrl: address ?? '' })}
        readOnly={!canEdit}
        value={values.imageUrl || null}
      />
    </RecordForm>
  )
}

import { type FormEvent, type ReactNode, useId } from 'react'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'

interface RecordSheetProps {
  title: ReactNode
  meta?: ReactNode
  /** What the button does; left out for those who may only look. */
  label: ReactNode
  saving: { isBusy: boolean; message: string | undefined }
  /** Something is typed that is not saved. */
  isDirty: boolean
  /** Where one is led once it is made. */
  goOn?: (() => void) | undefined
  onSave: () => void | Promise<void>
  children: ReactNode
}

/** A sheet that is one form: its fields scroll, and its button stays in view. For a new record, or one that is all fields. */
export function RecordSheet(props: RecordSheetProps) {
  const { title, meta, label, saving, isDirty, goOn, onSave, children } = props
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSave()
  }
  return (
    <SideSheet
      footer={
        label && (
          <Button form={formId} isBusy={saving.isBusy} type="submit">
            {label}
          </Button>
        )
      }
      meta={meta}
      title={title}
    >
      <UnsavedGuard goOn={goOn} isDirty={isDirty} isSaving={saving.isBusy} />
      <form className="ws-form" id={formId} method="post" noValidate onSubmit={submit}>
        <FormError text={saving.message} />
        {children}
      </form>
    </SideSheet>
  )
}

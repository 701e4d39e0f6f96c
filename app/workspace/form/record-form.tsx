import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, type Ref } from 'react'
import { StaleChoice, type StaleChoiceProps } from '#app/workspace/links/stale-choice.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Elements } from '#app/ui/elements.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'

interface RecordFormProps {
  /** What became of the last save: `useForm` and `useWholeSave` both say it. */
  saving: { isBusy: boolean; message: string | undefined }
  /** Something is typed that is not saved. */
  isDirty: boolean
  onSave: (form: HTMLFormElement) => void | Promise<void>
  onCancel: () => void
  children: ReactNode
  /** Somebody else's version beside one's own, where the fields do not say it themselves. */
  conflict?: Omit<StaleChoiceProps, 'isBusy'> | undefined
  /** False for those who may look and not save. */
  canEdit?: boolean
  /** "Save" is seen before anything is typed, too: on a page, where nothing else says that there is something to save. */
  isFootKept?: boolean
  /** Further buttons beside "Save". */
  actions?: Elements
  className?: string
  ref?: Ref<HTMLFormElement>
}

/** The form of a record that exists: what went wrong, its fields, and "Save" and "Cancel" while there is something to save. */
export function RecordForm(props: RecordFormProps) {
  const { saving, isDirty, conflict, canEdit = true, isFootKept, actions, className, ref } = props
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isDirty) void props.onSave(event.currentTarget)
  }
  return (
    <form
      className={className ? `ws-form ${className}` : 'ws-form'}
      method="post"
      noValidate
      onSubmit={submit}
      ref={ref}
    >
      <UnsavedGuard isDirty={isDirty} isSaving={saving.isBusy && isDirty} />
      {conflict ? (
        <StaleChoice {...conflict} isBusy={saving.isBusy} />
      ) : (
        <FormError text={saving.message} />
      )}
      <fieldset className="contents" disabled={!canEdit}>
        {props.children}
      </fieldset>
      {canEdit && (isDirty || isFootKept) && (
        <div className="ws-form-foot">
          {isFootKept ? (
            <Button
              aria-disabled={!isDirty}
              className="needs-script"
              isBusy={saving.isBusy}
              type="submit"
            >
              <Trans>Save</Trans>
            </Button>
          ) : (
            <FocusHandoffButton isBusy={saving.isBusy} type="submit">
              <Trans>Save</Trans>
            </FocusHandoffButton>
          )}
          {isDirty && (
            <FocusHandoffButton onClick={props.onCancel} variant="outline">
              <Trans>Cancel</Trans>
            </FocusHandoffButton>
          )}
          {actions}
        </div>
      )}
    </form>
  )
}

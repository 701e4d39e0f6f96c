import { Trans } from '@lingui/react/macro'
import type { ChangeLanguage, EditableLanguage } from '#domain/languages.schema.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { useToldWrite } from '#app/workspace/form/use-told-write.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'

interface LanguageActionsProps {
  language: EditableLanguage
  onChanged: () => Promise<void>
}

/** Shows a language to visitors or hides it, and makes it the default. Where too little of it is translated, it asks again. */
export function LanguageActions({ language, onChanged }: LanguageActionsProps) {
  const { code, rev, isActive, isDefault } = language
  const { write, isSaving, isBusy, told } = useToldWrite(onChanged)
  const change = (wanted: Omit<ChangeLanguage, 'rev'>) =>
    write(`/admin/languages/${code}`, { method: 'PATCH', body: { rev, ...wanted } })
  if (isDefault)
    return (
      <p className="ws-note">
        <Trans>What is missing in another language is shown in this one.</Trans>
      </p>
    )
  return (
    <div className="ws-language-actions">
      <UnsavedGuard hasFailed={told !== undefined} isDirty={false} isSaving={isSaving} />
      <div className="ws-form-foot">
        {isActive ? (
          <FocusHandoffButton
            isBusy={isBusy}
            onClick={() => void change({ isActive: false })}
            variant="outline"
          >
            <Trans>Hide from visitors</Trans>
          </FocusHandoffButton>
        ) : (
          <FocusHandoffButton isBusy={isBusy} onClick={() => void change({ isActive: true })}>
            <Trans>Show to visitors</Trans>
          </FocusHandoffButton>
        )}
        {isActive && (
          <FocusHandoffButton
            isBusy={isBusy}
            onClick={() => void change({ isDefault: true })}
            variant="outline"
          >
            <Trans>Make it the default</Trans>
          </FocusHandoffButton>
        )}
      </div>
      <div role="alert">
        {told && <p className="ws-note">{told.message}</p>}
        {told?.code === 'coverage_low' && (
          <FocusHandoffButton
            isBusy={isBusy}
            onClick={() => void change({ isActive: true, anyway: true })}
            size="s"
            variant="outline"
          >
            <Trans>Show it anyway</Trans>
          </FocusHandoffButton>
        )}
      </div>
    </div>
  )
}

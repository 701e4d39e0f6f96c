import { Trans } from '@lingui/react/macro'
import type { ChangeLanguage, EditableLanguage } from '#domain/languages.schema.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { useSave } from '#app/ui/use-save.ts'

interface LanguageActionsProps {
  language: EditableLanguage
  onChanged: () => Promise<void>
}

/** Shows a language to visitors or hides it, and makes it the default. Where too little of it is translated, it asks again. */
export function LanguageActions({ language, onChanged }: LanguageActionsProps) {
  const { code, rev, isActive, isDefault } = language
  const { send, isSaving, isBusy, message, refusal } = useSave({ onOutdated: onChanged })
  const change = (wanted: Omit<ChangeLanguage, 'rev'>) => {
    const body = { rev, ...wanted }
    return send(
      (idempotencyKey) =>
        callTwice(`/admin/languages/${code}`, { method: 'PATCH', body, idempotencyKey }),
      { content: body },
    )
  }
  if (isDefault)
    return (
      <p className="ws-note">
        <Trans>What is missing in another language is shown in this one.</Trans>
      </p>
    )
  return (
    <div className="ws-language-actions">
      <UnsavedGuard hasFailed={message !== undefined} isDirty={false} isSaving={isSaving} />
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
        {message && <p className="ws-note">{message}</p>}
        {refusal?.code === 'coverage_low' && (
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

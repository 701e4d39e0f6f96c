import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ErrorBody } from '#domain/errors.ts'
import type {
  ChangeLanguage,
  EditableLanguage,
  EditableLanguages,
} from '#domain/languages.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'

interface LanguageActionsProps {
  language: EditableLanguage
  onChanged: () => Promise<void>
}

/** Shows a language to visitors or hides it, and makes it the default. Where too little of it is translated, it asks again. */
export function LanguageActions({ language, onChanged }: LanguageActionsProps) {
  const { t } = useLingui()
  const { code, rev, isActive, isDefault } = language
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState<Pick<ErrorBody, 'message'> & { code?: ErrorBody['code'] }>()
  const change = async (wanted: Omit<ChangeLanguage, 'rev'>) => {
    setIsBusy(true)
    const answer = await callApi<EditableLanguages>(`/admin/languages/${code}`, {
      method: 'PATCH',
      body: { rev, ...wanted },
      idempotencyKey: crypto.randomUUID(),
    })
    if (answer.ok) setTold(undefined)
    else if (answer.reason === 'refused') setTold(answer.error)
    else setTold({ message: t`We cannot reach the shop. Try again in a moment.` })
    const isStale = !answer.ok && answer.reason === 'refused' && answer.error.code === 'stale'
    // Until it is read anew a second press would name the number of before.
    if (answer.ok || isStale) await onChanged()
    setIsBusy(false)
  }
  if (isDefault)
    return (
      <p className="ws-note">
        <Trans>What is missing in another language is shown in this one.</Trans>
      </p>
    )
  return (
    <div className="ws-language-actions">
      <div className="ws-form-foot">
        {isActive ? (
          <Button
            isBusy={isBusy}
            onClick={() => void change({ isActive: false })}
            variant="outline"
          >
            <Trans>Hide from visitors</Trans>
          </Button>
        ) : (
          <Button isBusy={isBusy} onClick={() => void change({ isActive: true })}>
            <Trans>Show to visitors</Trans>
          </Button>
        )}
        {isActive && (
          <Button
            isBusy={isBusy}
            onClick={() => void change({ isDefault: true })}
            variant="outline"
          >
            <Trans>Make it the default</Trans>
          </Button>
        )}
      </div>
      <div role="alert">
        {told && <p className="ws-note">{told.message}</p>}
        {told?.code === 'coverage_low' && (
          <Button
            isBusy={isBusy}
            onClick={() => void change({ isActive: true, anyway: true })}
            size="s"
            variant="outline"
          >
            <Trans>Show it anyway</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

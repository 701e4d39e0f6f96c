import { Trans } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'

/** A dot and a word. */
export function LanguageState({ isActive, isDefault }: EditableLanguage) {
  return (
    <span className="ws-state" data-tone={isActive ? 'good' : 'none'}>
      {isDefault ? (
        <Trans>Default language</Trans>
      ) : isActive ? (
        <Trans>Shown to visitors</Trans>
      ) : (
        <Trans>Hidden</Trans>
      )}
    </span>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type Shown, StaleChoice } from '#app/workspace/links/stale-choice.tsx'
import { altKeyOf, type MediaDraft } from './media-draft.ts'
import type { AltLanguage } from './alt-language.ts'
import type { MediaForm } from './use-media-form.ts'

interface MediaConflictProps {
  form: MediaForm
  languages: readonly AltLanguage[]
}

/** What two people changed in the same picture, and nothing else of it: theirs beside one's own. */
export function MediaConflict({ form, languages }: MediaConflictProps) {
  const { t } = useLingui()
  const { conflict, draft, isSaving } = form
  if (!conflict || conflict.clashes.length === 0) return null
  const shownOf = ({ name, folder, altTexts, focalX: x, focalY: y }: MediaDraft) => {
    const fields: Shown[] = [
      { key: 'name', title: t`Name`, detail: name || '–' },
      { key: 'folder', title: t`Folder`, detail: folder || '–' },
      {
        key: 'focal',
        title: t`Focal point`,
        detail: t`${x} % from the left, ${y} % from the top`,
      },
      ...languages.map(({ code, nativeName }) => ({
        key: altKeyOf(code),
        title: nativeName,
        detail: altTexts[code] || '–',
        language: code,
      })),
    ]
    return fields.filter(({ key }) => conflict.clashes.includes(key))
  }
  return (
    <StaleChoice
      isBusy={isSaving}
      mine={shownOf(draft)}
      onKeepMine={conflict.keepMine}
      onTakeTheirs={conflict.takeTheirs}
      theirs={shownOf(conflict.theirs)}
    />
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { DirtyFormProvider } from '#app/features/settings/admin/dirty-form.ts'
import { settingsGroups } from '#app/features/settings/admin/settings-groups.ts'
import '#app/styles/settings.css'
import '#app/styles/workspace-links.css'
import '#app/styles/workspace/forms.css'
import { Dialog } from '#app/ui/dialog.tsx'
import { GroupBody, type PlacedGroup } from './group-body.tsx'

export interface GroupDialogProps {
  /** None while it is closed. */
  group: PlacedGroup | undefined
  isOpen: boolean
  onClose: () => void
}

/** A group of the settings over the page that shows it: the form of the workspace, closed once it is saved. */
export function GroupDialog(props: GroupDialogProps & { languages: readonly OfferedLanguage[] }) {
  const { group, isOpen, onClose, languages } = props
  const { i18n } = useLingui()
  const [isDirty, setIsDirty] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const label = settingsGroups.find(({ key }) => key === group)?.label
  const leave = () => {
    setIsHeld(false)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => (isDirty ? setIsHeld(true) : leave())}
      size="l"
      title={label && i18n._(label)}
    >
      <div role="alert">
        {isHeld && isDirty && (
          <p className="ws-told">
            <Trans>Save or cancel your changes first.</Trans>
          </p>
        )}
      </div>
      <DirtyFormProvider value={setIsDirty}>
        {group && <GroupBody group={group} key={group} languages={languages} onSaved={leave} />}
      </DirtyFormProvider>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FooterSection } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { isCarrying } from '#app/workspace/sheet/is-carrying.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import '#app/styles/workspace-links.css'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkList } from './link-list.tsx'
import { sectionWords } from './section-words.ts'
import { useLinkManager } from './use-link-manager.ts'

interface LinkManagerProps {
  section: FooterSection
  isOpen: boolean
  onClose: () => void
  languages: readonly OfferedLanguage[]
  /** The footer as it is saved now. */
  onSaved: (footer: EditableFooter) => void
}

/** The links of a section of the footer, in a dialog: a draft that is saved as a whole, or given up. */
export function LinkManager({ section, isOpen, onClose, languages, onSaved }: LinkManagerProps) {
  const { i18n } = useLingui()
  const manager = useLinkManager({ section, isOpen, onSaved, onClose })
  const { links, isDirty, saving, leave } = manager
  const [isHeld, setIsHeld] = useState(false)
  const name = i18n._(sectionWords[section])
  const give = () => {
    setIsHeld(false)
    leave()
  }
  return (
    <Dialog
      footer={
        <>
          <Button className="me-auto" disabled={!links} onClick={manager.add} variant="outline">
            <Icon name="plus" size="s" />
            <Trans>Add Link</Trans>
          </Button>
          <Button onClick={give} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={!isDirty} isBusy={saving.isBusy} onClick={() => void manager.save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={() => {
        if (isCarrying()) return
        if (isDirty) setIsHeld(true)
        else give()
      }}
      size="l"
      title={<Trans>Links: {name}</Trans>}
    >
      <UnsavedGuard isDirty={isOpen && isDirty} isKept isSaving={saving.isBusy} />
      <div role="alert">
        {isHeld && isDirty && (
          <p className="ws-told">
            <Trans>Save or cancel your changes first.</Trans>
          </p>
        )}
        {saving.told && !manager.theirs && (
          <p className="ws-told">
            <strong>
              <Trans>Failed to save footer links</Trans>
            </strong>{' '}
            <span>{saving.told}</span>
          </p>
        )}
      </div>
      {manager.isFailed && (
        <div className="ws-told" role="alert">
          <p>
            <Trans>Failed to load footer links</Trans>
          </p>
          <Button onClick={manager.readAgain} size="s" variant="outline">
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {links && (
        <div inert={saving.isBusy}>
          <LinkList languages={languages} links={links} manager={manager} />
        </div>
      )}
    </Dialog>
  )
}

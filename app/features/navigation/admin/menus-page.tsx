import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { EditableMenu } from '#domain/navigation.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { titleIn } from '#app/workspace/links/link-draft.ts'
import { StaleChoice } from '#app/workspace/links/stale-choice.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import '#app/styles/workspace-links.css'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ItemDraft } from './menu-draft.ts'
import { MenuTree } from './menu-tree.tsx'
import { useMenuDraft } from './use-menu-draft.ts'

interface MenusPageProps {
  start: AdminStart
  menu: EditableMenu
  languages: readonly OfferedLanguage[]
  onChanged: () => void
}

/** The main menu: a draft of two levels that is saved as a whole, or given up. */
export function MenusPage({ start, menu, languages, onChanged }: MenusPageProps) {
  const { i18n } = useLingui()
  const draft = useMenuDraft(menu, onChanged)
  const canEdit = isAllowed(start, 'content.publish')
  const shownOf = (line: ItemDraft) => ({
    key: line.key,
    title: (line.depth === 1 ? '– ' : '') + titleIn(line, i18n.locale),
    detail: line.url,
  })
  return (
    <SectionPage
      actions={
        canEdit && (
          <>
            <Button onClick={() => draft.add()} size="s" variant="outline">
              <Icon name="plus" size="s" />
              <Trans>Add Link</Trans>
            </Button>
            {draft.isDirty && (
              <FocusHandoffButton onClick={draft.giveUp} size="s" variant="outline">
                <Trans>Cancel</Trans>
              </FocusHandoffButton>
            )}
            <Button
              aria-disabled={!draft.isDirty}
              isBusy={draft.saving.isBusy}
              onClick={() => draft.isDirty && void draft.save()}
              size="s"
            >
              <Trans>Save</Trans>
            </Button>
          </>
        )
      }
      description={<Trans>What stands at the top of every page, and on a phone in its menu.</Trans>}
      isDirty={draft.isDirty}
      title={<Trans>Menus</Trans>}
    >
      <UnsavedGuard isDirty={draft.isDirty} isKept isSaving={draft.saving.isBusy} />
      <div className="ws-section-body">
        <div role="alert">
          {draft.saving.told && !draft.theirs && <p className="ws-told">{draft.saving.told}</p>}
        </div>
        {draft.theirs && (
          <StaleChoice
            isBusy={draft.saving.isBusy}
            mine={draft.lines.map((line) => shownOf(line))}
            onKeepMine={draft.keepMine}
            onTakeTheirs={draft.takeTheirs}
            theirs={draft.theirs.lines.map((line) => shownOf(line))}
          />
        )}
        <MenuTree canEdit={canEdit} draft={draft} languages={languages} />
      </div>
    </SectionPage>
  )
}

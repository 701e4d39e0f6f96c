import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { isAllowed } from '#domain/permissions.ts'
import { ReadOnlyNote } from '#app/workspace/form/read-only-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BarCounts } from './bar-counts.tsx'
import { BarLanguage } from './bar-language.tsx'
import { type BarDialog, BarMore } from './bar-more.tsx'
import { DateDialog, DateSlider } from './date-slider.tsx'
import { useEditing } from './editing-context.ts'
import { OthersInBar } from './others-in-bar.tsx'
import { PageState } from './page-state.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDrafts } from './publish-drafts.tsx'
import { TextsDrawer } from './texts-drawer.tsx'
import { useSections } from './sections/sections-context.ts'
import { useBarRoom } from './use-bar-room.ts'
import type { Undo } from './use-undo.ts'

interface EditBarProps {
  /** The pages whose texts stand here: the page itself first, the footer last. */
  pages: readonly string[]
  undo: Undo
  followsLinks: boolean
  onFollowLinks: (follows: boolean) => void
}

/** What belongs to the whole page: language, what is missing, drafts, the date that it is seen on, and the way out. */
export function EditBar({ pages, undo, followsLinks, onFollowLinks }: EditBarProps) {
  const { t } = useLingui()
  const { user, language, readOnly } = useEditing()
  const mayPreview = isAllowed(user, 'content.edit')
  const sections = useSections()
  const [shown, setShown] = useState<BarDialog>()
  const hide = () => setShown(undefined)
  const bar = useRef<HTMLElement>(null)
  useBarRoom(bar)
  return (
    <aside aria-label={t`Edit Mode`} className="edit-bar" ref={bar}>
      {readOnly && (
        <p className="edit-bar-note">
          <ReadOnlyNote language={language} languages={user.languages} reason={readOnly} />
        </p>
      )}
      <OthersInBar />
      <BarLanguage />
      <PageState page={pages[0]} />
      <BarCounts onShow={() => setShown('texts')} />
      <DateSlider className="edit-bar-date" />
      <div className="edit-bar-tools">
        <button
          aria-label={t`Undo`}
          className="edit-tool"
          data-tip
          aria-disabled={undo.steps.done.length === 0 || undefined}
          onClick={undo.undo}
          type="button"
        >
          <Icon name="undo-2" size="s" />
        </button>
        <button
          aria-label={t`Redo`}
          className="edit-tool"
          data-tip
          aria-disabled={undo.steps.undone.length === 0 || undefined}
          onClick={undo.redo}
          type="button"
        >
          <Icon name="redo-2" size="s" />
        </button>
        {sections && (
          <button
            aria-label={t`Sections of this page`}
            className="edit-tool edit-bar-sections"
            data-tip
            onClick={() => sections.show({ what: 'list' })}
            type="button"
          >
            <Icon name="layout-grid" size="s" />
          </button>
        )}
        <BarMore
          followsLinks={followsLinks}
          onFollowLinks={onFollowLinks}
          onShow={setShown}
          page={pages[0]}
        />
        {mayPreview && (
          <button
            className="edit-bar-button edit-bar-preview"
            onClick={() => setShown('preview')}
            type="button"
          >
            <Trans>Preview link</Trans>
          </button>
        )}
        {!readOnly && <PublishDrafts />}
      </div>
      <TextsDrawer isOpen={shown === 'texts'} onClose={hide} />
      <DateDialog isOpen={shown === 'date'} onClose={hide} />
      <PreviewDialog isOpen={shown === 'preview'} onClose={hide} />
    </aside>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { MediaFolders, MediaItem } from '#domain/media.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import type { Opened } from '#app/features/media/media.functions.ts'
import { removeTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AltTexts } from './alt-texts.tsx'
import { FocalPicker } from './focal-picker.tsx'
import { FolderField } from './folder-field.tsx'
import { MediaConflict } from './media-conflict.tsx'
import { MediaFacts } from './media-facts.tsx'
import type { AltLanguage } from './alt-language.ts'
import { MediaUses } from './media-uses.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { UsePlaces } from './use-link.tsx'
import { useMediaForm } from './use-media-form.ts'

interface MediaSheetProps {
  opened: Opened
  folders: MediaFolders['folders']
  languages: readonly AltLanguage[]
  canEdit: boolean
  onChanged: () => Promise<void>
  places: UsePlaces
}

/** One picture or file: what it looks like, what it says, where it is used, and what can be done with it. */
export function MediaSheet(props: MediaSheetProps) {
  const { opened, folders, languages, canEdit, onChanged, places } = props
  const { t } = useLingui()
  const { item, uses } = opened
  const form = useMediaForm(item, {
    onSaved: () => {
      notifyStaff.success(t`Saved`)
      void onChanged()
    },
    onSavedWithTheirs: () => {
      notifyStaff.success(t`Saved`, {
        description: t`Somebody else changed other parts meanwhile. They are kept.`,
      })
      void onChanged()
    },
  })
  const { draft, refusal, message } = form
  return (
    <SideSheet
      footer={
        canEdit && (
          <Button aria-disabled={!form.isDirty} isBusy={form.isSaving} onClick={form.save}>
            <Trans>Save</Trans>
          </Button>
        )
      }
      meta={<MediaFacts item={item} />}
      title={<span dir="auto">{item.name}</span>}
    >
      <UnsavedGuard isDirty={form.isDirty} isSaving={form.isSaving} />
      <div className="media-sheet">
        {item.kind === 'picture' ? (
          <FocalPicker canEdit={canEdit} item={item} onChange={form.change} point={draft} />
        ) : (
          <Thumbnail item={item} />
        )}
        {canEdit && (
          <Actions
            item={item}
            onChanged={onChanged}
            onReplaced={() => {
              notifyStaff.success(t`Replaced wherever it is used`)
              void onChanged()
            }}
          />
        )}
        {message && !form.conflict && (
          <p className="field-error" role="alert">
            <Icon name="circle-alert" size="s" />
            <span>{message}</span>
          </p>
        )}
        <MediaConflict form={form} languages={languages} />
        <TextField
          dir="auto"
          disabled={!canEdit}
          error={refusal?.field === 'name' ? message : undefined}
          label={<Trans>Name</Trans>}
          maxLength={120}
          name="name"
          onChange={({ target }) => form.change({ name: target.value })}
          value={draft.name}
        />
        <FolderField
          error={refusal?.field === 'folder' ? message : undefined}
          folders={folders}
          isDisabled={!canEdit}
          onChange={(folder) => form.change({ folder })}
          value={draft.folder}
        />
        {item.kind === 'picture' && (
          <AltTexts
            draft={draft}
            error={refusal?.field?.startsWith('altTexts') ? message : undefined}
            isDisabled={!canEdit}
            languages={languages}
            mediaId={item.id}
            onChange={form.change}
          />
        )}
        <MediaUses places={places} uses={uses} />
      </div>
    </SideSheet>
  )
}

interface ActionsProps {
  item: MediaItem
  onChanged: () => Promise<void>
  onReplaced: () => void
}

function Actions({ item, onChanged, onReplaced }: ActionsProps) {
  const { t } = useLingui()
  const { close } = useList()
  const [isAsking, setIsAsking] = useState(false)
  const [isGone, setIsGone] = useState(false)
  return (
    <div className="media-actions">
      <ReplaceFile item={item} onReplaced={onReplaced} />
      <a className="btn btn-outline" download href={`/api/admin/media/${item.id}/content`}>
        <Icon name="download" size="s" />
        <Trans>Download</Trans>
      </a>
      <Button onClick={() => setIsAsking(true)} variant="outline">
        <Icon name="trash-2" size="s" />
        <Trans>Delete</Trans>
      </Button>
      <ConfirmAction
        description={<Trans>It is gone for good. What is used somewhere is not deleted.</Trans>}
        goOn={isGone ? close : undefined}
        isOpen={isAsking}
        label={<Trans>Delete</Trans>}
        onClose={() => setIsAsking(false)}
        onDone={() => {
          notifyStaff.success(t`Deleted`)
          setIsGone(true)
          void onChanged()
        }}
        run={(idempotencyKey) => removeTwice(`/admin/media/${item.id}`, idempotencyKey)}
        title={<Trans>Delete this file?</Trans>}
      />
    </div>
  )
}

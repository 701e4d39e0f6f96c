import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { cleanFolder } from '#domain/media-folders.ts'
import type { MediaFolders } from '#domain/media.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import { FolderField } from './folder-field.tsx'

interface RenameFolderProps {
  folder: string
  folders: MediaFolders['folders']
  isOpen: boolean
  onClose: () => void
  onRenamed: (to: string) => void
}

/** Another name or place for a folder, with all that is in it. */
export function RenameFolder(props: RenameFolderProps) {
  const { folder, folders, isOpen, onClose, onRenamed } = props
  const { t } = useLingui()
  const formId = useId()
  const [typed, setTyped] = useState<string>()
  const { send, isBusy, message, forget } = useSave({
    unanswered: t`We cannot reach the site. What you typed is kept; try again.`,
  })
  const leave = () => {
    setTyped(undefined)
    forget()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const to = cleanFolder(typed ?? folder)
    const body = { from: folder, to }
    const answer = await send<MediaFolders>(
      (idempotencyKey) =>
        callTwice('/admin/media/folders', { method: 'PUT', body, idempotencyKey }),
      { content: body },
    )
    if (!answer?.ok) return
    notifyStaff.success(t`Saved`)
    leave()
    onRenamed(to)
  }
  return (
    <Dialog
      description={<Trans>Without a name the folder is taken away, and its files stay.</Trans>}
      footer={
        <>
          <Button onClick={leave} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button form={formId} isBusy={isBusy} type="submit">
            <Trans>Save</Trans>
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={leave}
      title={<Trans>Rename folder</Trans>}
    >
      <form
        className="mt-4 grid gap-3"
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FolderField
          error={message}
          folders={folders}
          onChange={setTyped}
          value={typed ?? folder}
        />
      </form>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { cleanFolder } from '#domain/media-folders.ts'
import type { MediaFolders } from '#domain/media.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
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
  const [told, setTold] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const leave = () => {
    setTyped(undefined)
    setTold(undefined)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const to = cleanFolder(typed ?? folder)
    setIsBusy(true)
    const answer = await callTwice<MediaFolders>('/admin/media/folders', {
      method: 'PUT',
      body: { from: folder, to },
      idempotencyKey: newKey(),
    })
    setIsBusy(false)
    if (answer.ok) {
      notifyStaff.success(t`Saved`)
      leave()
      onRenamed(to)
    } else if (answer.reason === 'refused') setTold(answer.error.message)
    else setTold(t`We cannot reach the site. What you typed is kept; try again.`)
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
        <FolderField error={told} folders={folders} onChange={setTyped} value={typed ?? folder} />
      </form>
    </Dialog>
  )
}

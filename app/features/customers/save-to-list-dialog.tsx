import { Trans } from '@lingui/react/macro'
import type { NewListItem, SavedList } from '#domain/saved-list.schema.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { ListChoice } from './list-choice.tsx'

export interface SaveToListDialogProps {
  title: string
  choice: NewListItem
  /** The lists that there are; `undefined` until they are known. */
  lists: readonly SavedList[] | undefined
  message: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** Which list it goes into: one that there is, or a new one. */
export function SaveToListDialog(props: SaveToListDialogProps) {
  const { title, choice, lists, message, isOpen, onClose } = props
  return (
    <Dialog
      description={<bdi>{title}</bdi>}
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Save to a list</Trans>}
    >
      {lists && <ListChoice choice={choice} lists={lists} onSaved={onClose} />}
      {!lists && !message && <Spinner />}
      <FormError text={message} />
    </Dialog>
  )
}

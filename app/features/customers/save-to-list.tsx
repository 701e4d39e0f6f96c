import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { NewListItem } from '#domain/saved-list.schema.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLists } from './use-lists.ts'

const load = async () => (await import('./save-to-list-dialog.tsx')).SaveToListDialog
const SaveToListDialog = fetchedPart(load)

/** For people who are signed in: keeps what was chosen in a list of theirs. Its code is fetched on intent. */
export function SaveToList({ title, choice }: { title: string; choice: NewListItem }) {
  const { user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const { lists, message, load: loadLists } = useLists()
  if (!user) return null
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true)
          void loadLists()
        }}
        onFocus={SaveToListDialog.preload}
        onPointerEnter={SaveToListDialog.preload}
        variant="plain"
      >
        <Icon name="list" size="s" />
        <Trans>Save to a list</Trans>
      </Button>
      {(lists || message || isOpen) && (
        <SaveToListDialog
          choice={choice}
          isOpen={isOpen}
          lists={lists}
          onClose={() => setIsOpen(false)}
          title={title}
          message={message}
        />
      )}
    </>
  )
}

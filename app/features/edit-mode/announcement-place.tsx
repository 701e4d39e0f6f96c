import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import { useEditing } from './editing-context.ts'
import { announcementId } from './settings-places.ts'

/** Where an announcement would stand; the stylesheet hides it where one does. */
export function AnnouncementPlace() {
  const { open } = useEditing()
  return (
    <button className="edit-announce" onClick={() => open({ id: announcementId })} type="button">
      <Icon name="plus" size="s" />
      <Trans>Announcement</Trans>
    </button>
  )
}

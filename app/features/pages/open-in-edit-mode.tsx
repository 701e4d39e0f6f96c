import { Trans } from '@lingui/react/macro'
import { lookOf } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { EditModeLink } from './edit-mode-link.tsx'

/** To a page, by its bare address, in a language, where Edit Mode is on and shows drafts. */
export function OpenInEditMode(place: { path: string; languageCode: string }) {
  return (
    <EditModeLink {...place} className={lookOf({ size: 's', variant: 'outline' })}>
      <Icon name="pencil" size="s" />
      <Trans>Open in Edit Mode</Trans>
    </EditModeLink>
  )
}

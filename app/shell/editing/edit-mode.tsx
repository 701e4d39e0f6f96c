import type { ComponentProps } from 'react'
import { isAllowed } from '#domain/permissions.ts'
import { EditMode } from '#app/features/edit-mode/edit-mode.tsx'
import { usePageDrawings } from '#app/features/media/editing/use-page-drawings.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import { useShell } from '#app/shell/use-shell.ts'
import { fetched, fetchedAside, fetchedOverlay } from '#app/ui/fetched.tsx'
import { useSiteSteps } from './use-site-steps.ts'

const FooterTools = fetchedAside(
  async () => (await import('#app/features/footer/editing/footer-tools.tsx')).FooterTools,
)
const GroupDialog = fetchedOverlay(
  async () => (await import('#app/features/settings/editing/group-dialog.tsx')).GroupDialog,
)
const PictureTool = fetched(
  async () => (await import('#app/features/media/editing/picture-tool.tsx')).PictureTool,
)
const PagePicture = fetched(
  async () => (await import('#app/features/media/editing/page-picture.tsx')).PagePicture,
)
const toolbarExtras = [PictureTool]

function SettingsDialog(props: Omit<ComponentProps<typeof GroupDialog>, 'languages'>) {
  const shell = useShell()
  return shell && <GroupDialog {...props} languages={shell.languages} />
}

/** Edit Mode with what the parts of the page bring along for it. */
export function WholeEditMode({ user }: { user: SignedInUser }) {
  const shell = useShell()
  const drawings = usePageDrawings()
  const stepKinds = useSiteSteps()
  const canPublish = isAllowed(user, 'content.publish')
  return (
    <EditMode
      PagePicture={PagePicture}
      SettingsDialog={isAllowed(user, 'settings.edit') ? SettingsDialog : undefined}
      {...drawings}
      tools={shell && canPublish && <FooterTools languages={shell.languages} />}
      stepKinds={stepKinds}
      toolbarExtras={toolbarExtras}
      user={user}
    />
  )
}

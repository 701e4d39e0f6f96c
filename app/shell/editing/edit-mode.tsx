import { isAllowed } from '#domain/permissions.ts'
import { EditMode } from '#app/features/content/editing/edit-mode.tsx'
import { usePageDrawings } from '#app/features/media/editing/use-page-drawings.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import { useShell } from '#app/shell/use-shell.ts'
import { fetched, fetchedAside } from '#app/ui/fetched.tsx'

const FooterTools = fetchedAside(
  async () => (await import('#app/features/footer/editing/footer-tools.tsx')).FooterTools,
)
const PictureTool = fetched(
  async () => (await import('#app/features/media/editing/picture-tool.tsx')).PictureTool,
)
const PagePicture = fetched(
  async () => (await import('#app/features/media/editing/page-picture.tsx')).PagePicture,
)
const toolbarExtras = [PictureTool]

/** Edit Mode with what the parts of the page bring along for it. */
export function WholeEditMode({ user }: { user: SignedInUser }) {
  const shell = useShell()
  const drawings = usePageDrawings()
  const canPublish = isAllowed({ role: user.role }, 'content.publish')
  return (
    <EditMode
      PagePicture={PagePicture}
      {...drawings}
      tools={shell && canPublish && <FooterTools languages={shell.languages} />}
      toolbarExtras={toolbarExtras}
      user={user}
    />
  )
}

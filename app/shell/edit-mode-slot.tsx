import { lazy, Suspense, useState } from 'react'
import { isAdminRole } from '#domain/roles.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import { useSession } from '#app/platform/use-session.ts'

const EditMode = lazy(async () => ({
  default: (await import('./editing/edit-mode.tsx')).WholeEditMode,
}))

/** Edit Mode, fetched for active admins alone. It stays when their session ends: what is open holds their words. */
export function EditModeSlot() {
  const { user, hasEnded } = useSession()
  const [editor, setEditor] = useState<SignedInUser>()
  const known = user && isAdminRole(user.role) ? user : hasEnded ? editor : undefined
  if (known !== editor) setEditor(known)
  if (!known) return null
  return (
    <Suspense fallback={null}>
      <EditMode user={known} />
    </Suspense>
  )
}

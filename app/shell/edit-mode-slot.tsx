import { useState } from 'react'
import { isAdminRole } from '#domain/roles.ts'
import { tabStorage } from '#app/platform/browser/storage.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import { useSession } from '#app/platform/use-session.ts'
import { fetchedPart } from '#app/ui/fetched-part.tsx'

/** Where it cannot be fetched the page stays as it is, and offers nothing of it. */
const EditMode = fetchedPart(async () => (await import('./editing/edit-mode.tsx')).WholeEditMode, {
  failed: () => null,
})

/**
 * Edit Mode, fetched for active admins alone, and for those who were and have words in it that were not saved. It stays when their
 * session ends: what is open holds their words.
 */
export function EditModeSlot() {
  const { user, hasEnded } = useSession()
  const [editor, setEditor] = useState<SignedInUser>()
  const isOffered = user && (isAdminRole(user.role) || hasWordsLeft())
  const known = isOffered ? user : hasEnded ? editor : undefined
  if (known !== editor) setEditor(known)
  return known && <EditMode user={known} />
}

function hasWordsLeft(): boolean {
  return tabStorage.text('edit-text') !== null
}

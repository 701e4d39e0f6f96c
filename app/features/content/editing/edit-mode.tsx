import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react'
import { isAllowed } from '#domain/permissions.ts'
import { addWorkspaceWords } from '#app/i18n/i18n.ts'
import { offerEditMode } from '#app/platform/edit-mode.ts'
import type { SignedInUser } from '#app/platform/session.ts'
import '#app/styles/editing.css'
import { EditModeSwitch } from './edit-mode-switch.tsx'
import type { ToolbarExtra } from './toolbar-extras.ts'
import { useMode } from './edit-mode.store.ts'
import { useToggle } from './use-toggle.ts'

const EditingPage = lazy(async () => ({
  default: (await import('./editing-page.tsx')).EditingPage,
}))

export interface EditModeProps {
  user: SignedInUser
  /** What other parts of the page bring along for their editors. */
  tools?: ReactNode
  /** What they bring along for rich texts. */
  toolbarExtras?: readonly ToolbarExtra[]
}

/** Edit Mode for whoever may change texts here (ledger B06, T01): its offer in the header, and the mode itself where it is on. */
export function EditMode(props: EditModeProps) {
  const { i18n } = useLingui()
  use(wordsFor(i18n))
  return isAllowed({ role: props.user.role }, 'content.translate') ? <Offered {...props} /> : null
}

function Offered(props: EditModeProps) {
  const { t } = useLingui()
  const { isOn } = useMode()
  const toggle = useToggle()
  const label = isOn ? t`Leave Edit Mode` : t`Edit Mode`
  useEffect(() => {
    const action = { id: 'edit-mode', label, icon: 'pencil', onSelect: toggle } as const
    offerEditMode({ Switch: EditModeSwitch, action })
  }, [label, toggle])
  useEffect(() => () => offerEditMode(undefined), [])
  if (!isOn) return null
  return (
    <Suspense fallback={null}>
      <EditingPage {...props} />
    </Suspense>
  )
}

const words = new WeakMap<I18n, Promise<void>>()

/** The words of the workspace, added once. */
function wordsFor(i18n: I18n): Promise<void> {
  const known = words.get(i18n)
  if (known) return known
  const added = addWorkspaceWords(i18n)
  words.set(i18n, added)
  return added
}

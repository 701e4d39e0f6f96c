import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { whyReadOnly } from '#domain/editing.ts'
import { isAdminRole } from '#domain/roles.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { editWish } from '#app/platform/edit-wish.ts'
import { offerEditMode } from '#app/platform/edit-mode.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import '#app/styles/utilities.css'
import '#app/styles/editing.css'
import { fetchedAside } from '#app/ui/fetched.tsx'
import { Tooltips } from '#app/ui/tooltips.tsx'
import type { EditModeProps } from './edit-mode-props.ts'
import { EditModeSwitch } from './edit-mode-switch.tsx'
import { useMode } from './edit-mode.store.ts'
import { useKeptScroll } from './use-kept-scroll.ts'
import { useOwnView } from './use-own-view.ts'
import { useToggle } from './use-toggle.ts'

const WordsLeft = fetchedAside(async () => (await import('./words-left.tsx')).WordsLeft)
const EditingPage = fetchedAside(async () => (await import('./editing-page.tsx')).EditingPage)

/**
 * Edit Mode for staff: its offer in the header, and the mode itself where it is on. What the role may
 * not change does not open in it.
 */
export function EditMode(props: EditModeProps) {
  const hasWords = useWorkspaceWords()
  const { user } = props
  const isAdmin = isAdminRole(user.role)
  const isReadOnly = whyReadOnly(user, currentLanguageCode()) !== undefined
  const isWorkspace = useLocation({ select: ({ pathname }) => /^\/admin(?:\/|$)/u.test(pathname) })
  useEditWish(isAdmin)
  // The workspace is no page of the site: nothing on it is edited in place.
  if (!hasWords || isWorkspace) return null
  return (
    <>
      {isAdmin && <Offered {...props} />}
      {isReadOnly && <WordsLeft user={user} />}
    </>
  )
}

/** The command palette leads to a page that is to be edited. */
function useEditWish(isAdmin: boolean): void {
  const { isOn } = useMode()
  const toggle = useToggle()
  const turnOn = useEffectEvent(() => {
    if (isAdmin && !isOn) toggle()
  })
  useEffect(() => {
    const hear = () => turnOn()
    addEventListener(editWish, hear)
    return () => removeEventListener(editWish, hear)
  }, [])
}

function Offered(props: EditModeProps) {
  const { t } = useLingui()
  const { isOn } = useMode()
  const toggle = useToggle()
  useOwnView()
  useKeptScroll()
  const label = isOn ? t`Leave Edit Mode` : t`Edit Mode`
  useEffect(() => {
    const action = { id: 'edit-mode', label, icon: 'pencil', onSelect: toggle } as const
    offerEditMode({ Switch: EditModeSwitch, action })
  }, [label, toggle])
  useEffect(() => () => offerEditMode(undefined), [])
  return (
    <>
      {isOn && <EditingPage {...props} />}
      <Tooltips />
    </>
  )
}

const tryAgainMs = 10_000

/** True once the words of the workspace are added. What could not be fetched is tried again later, and offers nothing until then. */
function useWorkspaceWords(): boolean {
  const { i18n } = useLingui()
  const [areAdded, setAreAdded] = useState(false)
  // Its object is another one whenever words are laid over: those that were added stay.
  const addWorkspaceWords = useEffectEvent(() => addWords('workspace', i18n))
  useEffect(() => {
    let isGone = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    const add = () => {
      const later = () => {
        if (!isGone) waiting = setTimeout(add, tryAgainMs)
      }
      addWorkspaceWords().then(() => isGone || setAreAdded(true), later)
    }
    add()
    return () => {
      isGone = true
      clearTimeout(waiting)
    }
  }, [])
  return areAdded
}

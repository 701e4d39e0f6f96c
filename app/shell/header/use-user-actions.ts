import { useLingui } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEditModeOffer } from '#app/platform/edit-mode.ts'
import { signOut } from '#app/platform/session.ts'
import type { MenuAction } from '#app/ui/menu-panel.tsx'
import { pageAddress } from '#app/ui/page-link.tsx'

/** What someone who is signed in finds in the header and in the phone's menu. */
export function useUserActions(): MenuAction[] {
  const { t } = useLingui()
  const router: AnyRouter = useRouter()
  const editMode = useEditModeOffer()
  const to = (path: string) => () => void router.navigate({ to: path })
  return [
    { id: 'account', label: t`My account`, icon: 'user', onSelect: to('/account') },
    { id: 'admin', label: t`Admin Panel`, icon: 'shield-check', onSelect: to('/admin') },
    ...(editMode ? [editMode.action] : []),
    { id: 'sign-out', label: t`Sign Out`, icon: 'log-out', onSelect: () => void leave() },
  ]
}

/** A new document, so that nothing of the person stays in the page's memory. */
async function leave(): Promise<void> {
  if (await signOut()) location.assign(pageAddress('/'))
}

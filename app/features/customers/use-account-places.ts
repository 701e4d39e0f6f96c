import { useLingui } from '@lingui/react/macro'
import { useSession } from '#app/platform/use-session.ts'
import type { IconName } from '#app/ui/icon-names.ts'

export interface AccountPlace {
  url: `/account${string}` | '/seller'
  label: string
  icon: IconName
}

/** The pages of an account, in the order in which they are linked; who looks after a seller has one more. */
export function useAccountPlaces(path: string): AccountPlace[] {
  const { t } = useLingui()
  const { user } = useSession()
  const isSeller = user?.isSeller ?? path === '/seller'
  return [
    { url: '/account', label: t`Overview`, icon: 'house' },
    { url: '/account/orders', label: t`Orders`, icon: 'package' },
    { url: '/account/quotes', label: t`Quotes`, icon: 'file-text' },
    ...(isSeller ? [{ url: '/seller', label: t`Your place of sale`, icon: 'store' } as const] : []),
    { url: '/account/addresses', label: t`Addresses`, icon: 'map-pin' },
    { url: '/account/lists', label: t`Saved lists`, icon: 'list' },
    { url: '/account/newsletters', label: t`Your letters`, icon: 'mail' },
    { url: '/account/profile', label: t`Your details`, icon: 'user' },
    { url: '/account/security', label: t`Security`, icon: 'lock' },
    { url: '/account/privacy', label: t`Privacy`, icon: 'shield-check' },
  ]
}

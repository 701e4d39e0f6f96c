import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import type { TextKey } from './text-key.ts'
import { usePresence } from './use-presence.ts'

/** Who else has this text open now. */
export function OthersHere({ text }: { text: TextKey }) {
  const others = usePresence(text)
  if (others.length === 0) return null
  const names = <bdi>{others.join(', ')}</bdi>
  return (
    <p className="edit-others">
      <Icon name="user" size="s" />
      <span>
        <Trans>{names} is editing this text too.</Trans>
      </span>
    </p>
  )
}

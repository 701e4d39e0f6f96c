import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useEditing } from './editing-context.ts'
import type { TextKey } from './text-key.ts'
import { isAt } from './use-presence.ts'

/** Who else has this open text open now. */
export function OthersHere({ text: { page, key } }: { text: TextKey }) {
  const { presences, language } = useEditing()
  const { others, write } = presences
  useEffect(() => {
    write({ page, key })
    return () => write(undefined)
  }, [page, key, write])
  const here = others.filter((other) => isAt(other, { page, key }, language))
  if (here.length === 0) return null
  const names = <bdi>{here.map(({ name }) => name).join(', ')}</bdi>
  return (
    <p className="edit-others">
      <Icon name="user" size="s" />
      <span>
        <Trans>{names} is editing this text too.</Trans>
      </span>
    </p>
  )
}

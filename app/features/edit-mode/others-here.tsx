import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useEditing } from './editing-context.ts'
import { namesInLine } from './names-in-line.ts'
import type { TextKey } from './text-key.ts'
import { isAt } from './use-presence.ts'

/** Who else has this open text open now. */
export function OthersHere({ text: { page, key } }: { text: TextKey }) {
  const { i18n, t } = useLingui()
  const { presences, language } = useEditing()
  const { others, write } = presences
  useEffect(() => {
    write({ page, key })
    return () => write(undefined)
  }, [page, key, write])
  const here = others.filter((other) => isAt(other, { page, key }, language))
  const count = here.length
  if (count === 0) return null
  const names = namesInLine(here, i18n.locale)
  return (
    <p className="edit-others">
      <Icon name="user" size="s" />
      <span>
        {t`${plural(count, {
          one: `${names} is editing this text too.`,
          other: `${names} are editing this text too.`,
        })}`}
      </span>
    </p>
  )
}

import { useLingui } from '@lingui/react/macro'
import { MarkFrame, type MarkProps } from './mark-frame.tsx'
import { settingsPlace } from './settings-places.ts'

/** The outline of what the settings say on the page; its form opens over it. */
export function SettingsMark(props: MarkProps) {
  const { i18n } = useLingui()
  const { name, element } = props.target
  const place = settingsPlace(name)
  if (!place) return null
  return (
    <MarkFrame
      {...props}
      name={i18n._(place.name)}
      says={wordsIn(element)}
      // Above them is the header, or the edge of the window.
      side={element.closest('.site-footer') ? undefined : 'below'}
    />
  )
}

/** Line by line; a drawing says nothing. */
function wordsIn(element: HTMLElement): string {
  return [...element.childNodes].flatMap(({ textContent }) => textContent?.trim() || []).join(', ')
}

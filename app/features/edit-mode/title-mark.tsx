import { useLingui } from '@lingui/react/macro'
import { useEditing } from './editing-context.ts'
import { MarkFrame, type MarkProps } from './mark-frame.tsx'
import { PlacedEditor } from './placed-editor.tsx'
import { useTextNote } from './use-text-note.ts'

/** The mark of a title of the menu or the footer, or its editor where it is open. */
export function TitleMark(props: MarkProps) {
  const { t } = useLingui()
  const { target, place } = props
  const { opened, titles } = useEditing()
  const text = titles.byName.get(target.name)
  const note = useTextNote(text)
  if (!text) return null
  const label = target.kind === 'menu' ? t`Menu title` : t`Footer link`
  if (opened?.id === target.id)
    return (
      <PlacedEditor
        at={opened.at}
        element={target.element}
        label={label}
        place={place}
        text={text}
        typed={opened.typed}
      />
    )
  return (
    <MarkFrame
      {...props}
      {...note}
      name={label}
      side={sideOf(target.element)}
      says={target.element.textContent}
    />
  )
}

/** Titles stand close to each other: in a row, in a column, or in a list that is as wide as they are. */
function sideOf(element: Element): 'below' | 'beside' | 'within' | undefined {
  if (element.closest('.menu-panel, .drawer-menu')) return 'within'
  if (element.closest('.site-header')) return 'below'
  return element.closest('.footer-bottom') ? undefined : 'beside'
}

import { useLingui } from '@lingui/react/macro'
import { isMultilineKey } from '#domain/editing.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import { useEditing } from './editing-context.ts'
import { isPicture } from './is-picture.ts'
import { MarkFrame, type MarkProps } from './mark-frame.tsx'
import { PictureEditor } from './picture-editor.tsx'
import { PlacedEditor } from './placed-editor.tsx'
import { textKeyOf } from './text-key.ts'
import { textName } from './text-names.ts'
import { isOfLink, nounOf } from './text-nouns.ts'
import { useTextNote } from './use-text-note.ts'

/** The mark of a text, or its editor where it is open. */
export function TextMark(props: MarkProps) {
  const { i18n } = useLingui()
  const { target, place } = props
  const { opened, texts, language } = useEditing()
  const key = textKeyOf(target.name)
  const text = texts.byName.get(target.name)
  const note = useTextNote(text)
  if (!key) return null
  const name = textName(i18n, key)
  if (opened?.id === target.id && (text || texts.isRead)) {
    const editable = text ?? newText({ ...key, language, element: target.element })
    const { at, typed } = opened
    return isPicture(key) ? (
      <PictureEditor label={name} text={editable} typed={typed} />
    ) : (
      <PlacedEditor
        at={at}
        element={target.element}
        label={name}
        place={place}
        text={editable}
        typed={typed}
      />
    )
  }
  const isUnwritten = target.element.hasAttribute('data-unwritten')
  const says = nounOf(key) && target.element.textContent
  const side = isOfLink(key) ? sideOf(target.element) : nounOf(key) && sideInRow(target.element)
  return <MarkFrame {...props} {...note} {...{ isUnwritten, name, says, side }} />
}

/** Links stand close to each other: in a row, in a column, or in a list that is as wide as they are. */
function sideOf(element: Element): 'below' | 'beside' | 'within' | undefined {
  if (element.closest('.menu-panel, .drawer-menu')) return 'within'
  if (element.closest('.site-header')) return 'below'
  return element.closest('.footer-bottom') ? undefined : 'beside'
}

/** The texts of a product stand close above each other: the name of one keeps no pointer from the next. */
function sideInRow(element: Element): 'beside' | 'within' | 'over' {
  if (element.matches('a')) return 'beside'
  return element.closest('.product, .category-tile') ? 'within' : 'over'
}

/** A text that the page shows and the database does not know yet: it is inserted when it is saved. */
function newText(of: {
  page: string
  key: string
  language: string
  element: HTMLElement
}): EditableText {
  const type = of.element.classList.contains('prose') ? 'html' : 'text'
  return {
    page: of.page,
    key: of.key,
    type,
    languageCode: of.language,
    isMultiline: type === 'text' && isMultilineKey(of.key),
    value: '',
    rev: 0,
    state: 'missing',
    isReviewed: true,
    source: null,
    outdatedFrom: null,
    madeFrom: null,
    draft: null,
    scheduled: null,
  }
}

import { useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type MouseEvent, use, useEffect, useState } from 'react'
import { isLetterKey } from '#app/platform/letter-key.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { LinkPicker } from './link-picker.tsx'
import { PictureWords } from './picture-words.tsx'
import { TableTools } from './table-tools.tsx'
import { ToolbarExtras } from './toolbar-extras.ts'
import type { ToolbarProps } from './toolbar-props.ts'

interface Tool {
  label: string
  icon: IconName
  isOn?: boolean
  isOff?: boolean
  run: () => void
}

/** What can be done to the words that are selected. */
export function RichToolbar({ editor, isReadOnly }: ToolbarProps) {
  const { t } = useLingui()
  const extras = use(ToolbarExtras)
  const [isLinking, setIsLinking] = useState(false)
  const tools = useTools(editor, () => setIsLinking(!isLinking))
  useEffect(
    // The browser's own search would take the letters that come after it.
    () => onControlK(editor.view.dom, () => isReadOnly || setIsLinking(true)),
    [editor, isReadOnly],
  )
  return (
    // What is changed while the text is being saved would be gone with it.
    <div className="edit-tools" inert={isReadOnly}>
      <div
        aria-label={t`Text`}
        className="edit-toolbar"
        onKeyDown={moveAlong}
        role="toolbar"
        tabIndex={-1}
      >
        {tools.map(({ label, icon, isOn, isOff, run }, at) => (
          <button
            aria-label={label}
            aria-pressed={isOn}
            className="edit-tool"
            data-tip
            disabled={isOff}
            key={label}
            onClick={run}
            onMouseDown={keepCaret}
            tabIndex={at === 0 ? 0 : -1}
            type="button"
          >
            <Icon name={icon} size="s" />
          </button>
        ))}
        {extras.map((Extra, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the tools are declared once
          <Extra editor={editor} key={at} />
        ))}
      </div>
      <TableTools editor={editor} />
      <PictureWords editor={editor} isReadOnly={isReadOnly} />
      {isLinking && <LinkPicker editor={editor} onDone={() => setIsLinking(false)} />}
    </div>
  )
}

/** As in other editors: a link. The workspace does not hear of it, which would open its palette. */
function onControlK(field: HTMLElement, run: () => void): () => void {
  const hear = (event: globalThis.KeyboardEvent) => {
    if (!isLetterKey(event, 'k') || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  field.addEventListener('keydown', hear)
  return () => field.removeEventListener('keydown', hear)
}

/** A press by hand leaves the caret where it is: what is typed at once after it is not lost. */
function keepCaret(event: MouseEvent): void {
  event.preventDefault()
}

function useTools(editor: Editor, toggleLink: () => void): Tool[] {
  const { t } = useLingui()
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
      code: now.isActive('code'),
      codeBlock: now.isActive('codeBlock'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  return [
    { label: t`Bold`, icon: 'bold', isOn: state.bold, run: () => run().toggleBold().run() },
    { label: t`Italic`, icon: 'italic', isOn: state.italic, run: () => run().toggleItalic().run() },
    {
      label: t`Heading`,
      icon: 'heading-2',
      isOn: state.h2,
      run: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      label: t`Smaller heading`,
      icon: 'heading-3',
      isOn: state.h3,
      run: () => run().toggleHeading({ level: 3 }).run(),
    },
    {
      label: t`List`,
      icon: 'list',
      isOn: state.bullets,
      run: () => run().toggleBulletList().run(),
    },
    {
      label: t`Numbered list`,
      icon: 'list-ordered',
      isOn: state.numbers,
      run: () => run().toggleOrderedList().run(),
    },
    {
      label: t`Quotation`,
      icon: 'text-quote',
      isOn: state.quote,
      run: () => run().toggleBlockquote().run(),
    },
    { label: t`Link`, icon: 'link', isOn: state.link, run: toggleLink },
    {
      label: t`Table`,
      icon: 'table',
      run: () => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
    { label: t`Code`, icon: 'code', isOn: state.code, run: () => run().toggleCode().run() },
    {
      label: t`Block of code`,
      icon: 'square-code',
      isOn: state.codeBlock,
      run: () => run().toggleCodeBlock().run(),
    },
    { label: t`Undo`, icon: 'undo-2', isOff: !state.canUndo, run: () => run().undo().run() },
    { label: t`Redo`, icon: 'redo-2', isOff: !state.canRedo, run: () => run().redo().run() },
  ]
}

/** A toolbar is one stop of the Tab key; the arrows go along it. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((at + step) % buttons.length)?.focus()
  event.preventDefault()
}

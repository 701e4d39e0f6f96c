import { Trans, useLingui } from '@lingui/react/macro'
import { type Editor, useEditorState } from '@tiptap/react'

/** Rows and columns of the table that the caret is in. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const isInTable = useEditorState({
    editor,
    selector: ({ editor: now }) => now.isActive('table'),
  })
  if (!isInTable) return null
  const run = () => editor.chain().focus()
  return (
    <div aria-label={t`Table`} className="edit-toolbar edit-table-tools" role="group">
      <button className="edit-tool" onClick={() => run().addRowAfter().run()} type="button">
        <Trans>Add a row</Trans>
      </button>
      <button className="edit-tool" onClick={() => run().deleteRow().run()} type="button">
        <Trans>Remove the row</Trans>
      </button>
      <button className="edit-tool" onClick={() => run().addColumnAfter().run()} type="button">
        <Trans>Add a column</Trans>
      </button>
      <button className="edit-tool" onClick={() => run().deleteColumn().run()} type="button">
        <Trans>Remove the column</Trans>
      </button>
      <button className="edit-tool" onClick={() => run().deleteTable().run()} type="button">
        <Trans>Remove the table</Trans>
      </button>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasBegun } from '#domain/newsletters.ts'
import { isLetterKind, letterKinds, mostSections } from '#domain/sections.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { SortableRows } from '#app/workspace/links/sortable-rows.tsx'
import { sectionNames } from '#app/workspace/names/section-names.ts'
import { type EditorProps, useSiteLanguages } from './editor-props.ts'
import { LetterBlock } from './letter-block.tsx'
import { LetterText } from './letter-text.tsx'
import { headFields, kindIcons, textIn } from './letter-texts.ts'
import { useLetterBlocks } from './use-letter-blocks.ts'

interface LetterBlocksProps {
  editor: EditorProps
  onDirty: (key: string, state: 'typed' | 'saving' | undefined) => void
}

/** Subject, first line and blocks of a newsletter in one language. */
export function LetterBlocks({ editor, onDirty }: LetterBlocksProps) {
  const { newsletter, sections, texts, language, may, onChanged } = editor
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<number>()
  const blocks = useLetterBlocks(sections, onChanged)
  const direction = useSiteLanguages().find(({ code }) => code === language)?.direction ?? 'ltr'
  const list = sections.sections
  const nameOf = (key: string) => {
    const block = list.find(({ number }) => String(number) === key)
    return block ? i18n._(sectionNames[block.kind]) : ''
  }
  const add = async (kind: (typeof letterKinds)[number]) => {
    const number = await blocks.add(kind)
    if (number === undefined) return
    await onChanged()
    setOpen(number)
  }
  return (
    <section aria-label={t`Words and blocks`} className="letter-words">
      {hasBegun(newsletter) && (
        <p className="letter-told">
          <Icon name="info" size="s" />
          <Trans>Changes now reach the web page alone.</Trans>
        </p>
      )}
      {headFields.map((field) => (
        <LetterText
          direction={direction}
          isReadOnly={!may.write}
          key={`${language} ${field.key}`}
          label={i18n._(field.label)}
          language={language}
          most={field.most}
          onDirty={onDirty}
          onSaved={onChanged}
          page={sections.page}
          saved={textIn(texts, field)}
        />
      ))}
      <h2>
        <Trans>Blocks</Trans> <small className="num">{i18n.number(list.length)}</small>
      </h2>
      <SortableRows
        keys={list.map(({ number }) => String(number))}
        nameOf={nameOf}
        onDrop={({ from, to }) => {
          // The way out stays last.
          if (from !== to && to < list.length - 1) void blocks.move(from, to)
        }}
      >
        <ol className="letter-block-list">
          {list.map((block, at) => (
            <LetterBlock
              at={at}
              block={block}
              blocks={blocks}
              direction={direction}
              editor={editor}
              isOpen={open === block.number}
              key={block.number}
              onDirty={onDirty}
              onOpen={(isOpen) => setOpen(isOpen ? block.number : undefined)}
            />
          ))}
        </ol>
      </SortableRows>
      <FormError text={blocks.message} />
      {may.write && list.length < mostSections && (
        <Menu
          actions={letterKinds
            .filter((kind) => kind !== 'letter-unsubscribe' && isLetterKind(kind))
            .map((kind) => ({
              id: kind,
              icon: kindIcons[kind],
              label: i18n._(sectionNames[kind]),
              onSelect: () => void add(kind),
            }))}
          className={lookOf({ variant: 'outline' }, 'letter-add')}
        >
          <Icon name="plus" size="s" />
          <span>
            <Trans>New block</Trans>
          </span>
        </Menu>
      )}
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasSettings, isLetterKind } from '#domain/sections.ts'
import type { EditableSection } from '#domain/sections.schema.ts'
import { SettingsFields } from '#app/features/edit-mode/sections/settings-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { SortableRow } from '#app/workspace/links/sortable-row.tsx'
import { sectionNames } from '#app/workspace/names/section-names.ts'
import type { EditorProps } from './editor-props.ts'
import { LetterText } from './letter-text.tsx'
import { fieldOf, kindIcons, textIn } from './letter-texts.ts'
import type { LetterBlocks } from './use-letter-blocks.ts'

interface LetterBlockProps {
  editor: EditorProps
  block: EditableSection
  blocks: LetterBlocks
  at: number
  direction: 'ltr' | 'rtl'
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onDirty: (key: string, state: 'typed' | 'saving' | undefined) => void
}

/** A block of a newsletter: its kind and its first words, and once it is opened all that can be changed of it. */
export function LetterBlock(props: LetterBlockProps) {
  const { editor, block, blocks, at, direction, isOpen, onOpen, onDirty } = props
  const { sections, texts, language, may, onChanged } = editor
  const { t, i18n } = useLingui()
  const { number, kind } = block
  if (!isLetterKind(kind)) return null
  const field = fieldOf(kind, number)
  const text = field && textIn(texts, field)
  const name = i18n._(sectionNames[kind])
  const isFixed = kind === 'letter-unsubscribe'
  const last = sections.sections.length - 1
  const words = wordsIn(text?.value || text?.source?.value || '')
  return (
    <SortableRow id={String(number)} isFixed={!may.write || isFixed} name={name}>
      <div className="letter-block" data-open={isOpen || undefined}>
        <div className="letter-block-head">
          <button
            aria-expanded={isOpen}
            className="letter-block-name"
            onClick={() => onOpen(!isOpen)}
            type="button"
          >
            <Icon name={kindIcons[kind]} size="s" />
            <span>
              <strong>{name}</strong>
              {!isOpen && words !== '' && (
                <small dir="auto">
                  <bdi>{words}</bdi>
                </small>
              )}
              {kind === 'letter-products' && !isOpen && (
                <small className="letter-live">
                  <Trans>Price and stock as of now</Trans>
                </small>
              )}
            </span>
          </button>
          {may.write && !isFixed && (
            <Menu
              actions={[
                {
                  id: 'up',
                  icon: 'arrow-up',
                  label: t`Move up`,
                  isDisabled: at === 0,
                  onSelect: () => void blocks.move(at, at - 1),
                },
                {
                  id: 'down',
                  icon: 'arrow-down',
                  label: t`Move down`,
                  isDisabled: at >= last - 1,
                  onSelect: () => void blocks.move(at, at + 1),
                },
                {
                  id: 'remove',
                  icon: 'trash-2',
                  label: t`Remove`,
                  tone: 'destructive',
                  onSelect: () => void blocks.remove(block),
                },
              ]}
              label={t`More about ${name}`}
            >
              <Icon name="ellipsis" />
            </Menu>
          )}
        </div>
        {isOpen && (
          <div className="letter-block-body">
            {field && text && (
              <LetterText
                direction={direction}
                isReadOnly={!may.write}
                key={language}
                label={i18n._(field.label)}
                language={language}
                onDirty={onDirty}
                onSaved={onChanged}
                page={sections.page}
                saved={text}
              />
            )}
            {hasSettings(block) && may.write && (
              <BlockSettings block={block} blocks={blocks} key={JSON.stringify(block.settings)} />
            )}
            {isFixed && (
              <p className="field-hint">
                <Trans>
                  Why they get it, how to choose and how to leave stands under it by itself.
                </Trans>
              </p>
            )}
          </div>
        )}
      </div>
    </SortableRow>
  )
}

/** What a block is set to beside its words, until it is saved. */
function BlockSettings({ block, blocks }: Pick<LetterBlockProps, 'block' | 'blocks'>) {
  const [chosen, setChosen] = useState(block)
  const isDirty = JSON.stringify(chosen.settings) !== JSON.stringify(block.settings)
  return (
    <div className="letter-block-settings">
      <SettingsFields onChange={setChosen} section={chosen} />
      {isDirty && (
        <div className="letter-text-choices">
          <Button onClick={() => setChosen(block)} size="s" variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button isBusy={blocks.isBusy} onClick={() => void blocks.replace(chosen)} size="s">
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** The first words of a text, whichever its kind. */
function wordsIn(html: string): string {
  return html.replaceAll(/<[^<>]*>/gu, ' ').trim()
}

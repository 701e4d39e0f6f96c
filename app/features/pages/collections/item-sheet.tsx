import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type CollectionField, fieldsOf } from '#domain/collections.ts'
import type { EditableCollection, EditableItem } from '#domain/collections.schema.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { useForm } from '#app/ui/use-form.ts'
import { OverDraftDialog } from '#app/features/edit-mode/over-draft-dialog.tsx'
import { ItemField } from './item-field.tsx'
import { itemName, itemRevs, itemWords } from './item-words.ts'
import { LanguageStates } from './language-states.tsx'
import { sendItem } from './send-item.ts'

interface ItemSheetProps {
  collection: EditableCollection
  /** As `question.3`; of a new one the number that it gets. */
  id: string
  item: EditableItem | undefined
  title: string
  canWrite: boolean
  onChanged: () => Promise<void>
}

/** The words of one item in the language of the list. */
export function ItemSheet({ collection, id, item, title, canWrite, onChanged }: ItemSheetProps) {
  const { t } = useLingui()
  const { close } = useList()
  const fields = fieldsOf(collection.collection, id) ?? []
  const form = useForm(itemWords(item, fields), onChanged, itemRevs(item, fields))
  const [isAsking, setIsAsking] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  const mayWrite = (field: CollectionField) => canWrite && isWritable(field, collection)
  const changed = fields.filter((field) => mayWrite(field) && form.changed.includes(field.key))
  const save = async () => {
    const wanted = item ? changed : fields.filter(mayWrite)
    if (wanted.length === 0) return
    const texts = wanted.map(({ key }) => ({
      field: key,
      value: form.values[key] ?? '',
      rev: form.revOf(key),
    }))
    const answer = await form.send((idempotencyKey) =>
      sendItem({ collection, id, isNew: !item, texts, idempotencyKey }),
    )
    if (!answer) return
    notifyStaff.success(t`Saved`)
    if (!item) setIsAdded(true)
    await onChanged()
  }
  return (
    <RecordSheet
      goOn={isAdded ? close : undefined}
      isDirty={!isAdded && changed.length > 0}
      label={canWrite && (item ? <Trans>Save</Trans> : <Trans>Add</Trans>)}
      meta={item && <LanguageStates open={item.open} />}
      onSave={() => {
        if (changed.some(({ key }) => item?.texts[key]?.draft)) setIsAsking(true)
        else void save()
      }}
      saving={form}
      title={item ? <bdi>{itemName(item, fields) || title}</bdi> : title}
    >
      {fields.map((field) => (
        <ItemField
          collection={collection}
          field={field}
          fallback={item?.texts[field.key]?.source?.value ?? ''}
          form={form}
          isReadOnly={!mayWrite(field)}
          draft={item?.texts[field.key]?.draft?.value}
          itemId={id}
          key={field.key}
        />
      ))}
      <OverDraftDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onSure={() => void save()}
      />
    </RecordSheet>
  )
}

/** What is the same in every language is written in the default one. */
function isWritable({ isShared }: CollectionField, collection: EditableCollection): boolean {
  return !isShared || collection.languageCode === collection.defaultCode
}

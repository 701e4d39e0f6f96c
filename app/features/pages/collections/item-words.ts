import type { CollectionField } from '#domain/collections.ts'
import type { EditableItem } from '#domain/collections.schema.ts'

/** What an item is called in a list: its first field, in the default language where it has no words of its own; empty without any. */
export function itemName({ texts }: EditableItem, [first]: readonly CollectionField[]): string {
  const text = first && texts[first.key]
  return text?.value || text?.source?.value || ''
}

/** The words of an item to begin a form with. What all languages share stands there in the default language's words. */
export function itemWords(
  item: EditableItem | undefined,
  fields: readonly CollectionField[],
): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ key, isShared }) => {
      const text = item?.texts[key]
      const shared = isShared ? text?.source?.value : undefined
      return [key, shared ?? text?.value ?? '']
    }),
  )
}

/** The number of each of an item's texts: what a change of it names. */
export function itemRevs(
  item: EditableItem | undefined,
  fields: readonly CollectionField[],
): Record<string, number> {
  return Object.fromEntries(fields.map(({ key }) => [key, item?.texts[key]?.rev ?? 0]))
}

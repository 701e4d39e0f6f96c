import type { UniqueIdentifier } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'

/** What is read out while a language is moved by the keyboard. */
export function useDragWords(languages: readonly EditableLanguage[]) {
  const { t } = useLingui()
  const nameOf = (id: UniqueIdentifier) =>
    languages.find(({ code }) => code === id)?.nativeName ?? String(id)
  const placeOf = (id: UniqueIdentifier) => languages.findIndex(({ code }) => code === id) + 1
  const count = languages.length
  return {
    announcements: {
      onDragStart: ({ active }: { active: { id: UniqueIdentifier } }) =>
        t`${nameOf(active.id)} is picked up, place ${placeOf(active.id)} of ${count}.`,
      onDragOver: ({ active, over }: Move) =>
        over ? t`${nameOf(active.id)} is over place ${placeOf(over.id)} of ${count}.` : undefined,
      onDragEnd: ({ active, over }: Move) =>
        over ? t`${nameOf(active.id)} is on place ${placeOf(over.id)} of ${count} now.` : undefined,
      onDragCancel: ({ active }: { active: { id: UniqueIdentifier } }) =>
        t`${nameOf(active.id)} stays where it was.`,
    },
    screenReaderInstructions: {
      draggable: t`Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it.`,
    },
  }
}

interface Move {
  active: { id: UniqueIdentifier }
  over: { id: UniqueIdentifier } | null
}

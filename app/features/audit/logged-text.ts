import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import type { AuditLogEntry } from '#domain/audit.schema.ts'
import type { HashedChange } from '#domain/editing.schema.ts'

interface TextKey {
  page: string
  key: string
}

/** What the feature that keeps the texts lends to the log: their names, and what became of their words. */
export interface LoggedTexts {
  textKeyOf: (name: string) => TextKey | undefined
  nameOf: (i18n: I18n, text: TextKey) => string
  TextChange: ComponentType<{ text: TextKey; change: HashedChange }>
}

/** The text that an entry is about, and its change by its hashes where the entry is of its words; undefined for any other entry. */
export function loggedText({ entity, entityId, data }: AuditLogEntry, texts: LoggedTexts) {
  const text = entity === 'text' && entityId ? texts.textKeyOf(entityId) : undefined
  const { language, before, after } = data
  const isOfWords = typeof before === 'string' && typeof after === 'string'
  const change = isOfWords ? { language: String(language), before, after } : undefined
  return text && { ...text, change }
}

/** The sentence of an entry, with a text by the name that editors know it by. */
export function entryText(i18n: I18n, entry: AuditLogEntry, texts: LoggedTexts): string {
  const text = loggedText(entry, texts)
  if (!text || !entry.entityId) return entry.text
  const name = `${texts.nameOf(i18n, text)} (${text.page})`
  return entry.text.replace(entry.entityId, () => name)
}

import type { MessageDescriptor } from '@lingui/core'

/** What the log says of a noun: it stands in the noun's own folder, in `audit-words.ts`. */
export interface AuditWords {
  /** `name` is short, for a filter; `text` follows the name of who did it, and `{target}` is to whom or what. */
  actions: Record<string, { name: MessageDescriptor; text: MessageDescriptor }>
  /** What an entry may be about. */
  entities: Record<string, MessageDescriptor>
}

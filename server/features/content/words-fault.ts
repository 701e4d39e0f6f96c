import { fieldFault, sharedField } from '#domain/collections.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { newsletterLimits, newsletterOf } from '#domain/newsletters.ts'
import type { Text } from './text-adapter.queries.ts'
import { adapterOf } from './text-adapters.ts'

/**
 * Why words may not be those of the text: its noun says so, or it is a field that is the same in every language. Of such a field only
 * the default language has any, and they must fit.
 */
export function wordsFault(text: Text, value: string): ErrorCode | undefined {
  return (
    adapterOf(text.ref.page).fault?.(text, value) ??
    letterFault(text, value) ??
    sharedFault(text, value)
  )
}

function sharedFault({ ref }: Text, value: string): ErrorCode | undefined {
  const field = sharedField(ref.page, ref.key)
  if (!field || value === '') return undefined
  return ref.languageCode === ref.defaultCode ? fieldFault(field, value) : 'not_found'
}

/** What inboxes show of a newsletter is short. */
function letterFault({ ref: { page, key } }: Text, value: string): ErrorCode | undefined {
  if (newsletterOf(page) === undefined) return undefined
  if (key === 'subject' && value.length > newsletterLimits.subject) return 'subject_long'
  if (key === 'preheader' && value.length > newsletterLimits.preheader) return 'preheader_long'
  return undefined
}

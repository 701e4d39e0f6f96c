import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BlockKind } from '#domain/sections.ts'
import type { IconName } from '#app/ui/icon-names.ts'

/** What each kind that can be added is good for. */
export const blockHints: Record<BlockKind, { hint: MessageDescriptor; icon: IconName }> = {
  hero: { hint: msg`One promise in large letters beside a picture`, icon: 'image' },
  text: { hint: msg`A heading and a column to read`, icon: 'file-text' },
  'picture-text': { hint: msg`A picture with words beside it`, icon: 'layout-grid' },
  products: { hint: msg`Chosen products, or the best of a category`, icon: 'package' },
  steps: { hint: msg`What happens first, second and third`, icon: 'list-ordered' },
  questions: { hint: msg`Questions that open to their answers`, icon: 'message-circle' },
  'call-to-action': { hint: msg`One thing to do, with a button`, icon: 'external-link' },
  map: { hint: msg`Places on an outline of Norway, with addresses`, icon: 'map-pin' },
  gallery: { hint: msg`Pictures in rows`, icon: 'image' },
  table: { hint: msg`Rows and columns across the page`, icon: 'table' },
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FooterColors } from '#domain/footer.ts'

/** The five colours in their order, as editors call them. */
export const colorWords: readonly { field: keyof FooterColors; label: MessageDescriptor }[] = [
  { field: 'backgroundColor', label: msg`Background` },
  { field: 'textColor', label: msg`Text` },
  { field: 'linkColor', label: msg`Links` },
  { field: 'linkHoverColor', label: msg`Links under the pointer` },
  { field: 'borderColor', label: msg`Lines` },
]

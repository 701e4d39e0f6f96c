import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CoverageArea } from '#domain/languages.schema.ts'

/** What is counted, as it is called in the workspace. */
export const areaWords: Record<CoverageArea, MessageDescriptor> = {
  pages: msg`Page texts`,
  menu: msg`Menu`,
  footer: msg`Footer`,
  interface: msg`Buttons and messages`,
  products: msg`Products`,
  categories: msg`Categories`,
}

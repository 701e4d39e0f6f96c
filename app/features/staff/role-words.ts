import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminState } from '#domain/people.schema.ts'
import type { AdminRole } from '#domain/permissions.ts'

/** The roles as people call them, and what each is for. */
export const roleWords = {
  owner: {
    label: msg`Owner`,
    use: msg`Everything, also settings, people and refunds.`,
  },
  manager: {
    label: msg`Manager`,
    use: msg`The daily business: products, orders, refunds and texts.`,
  },
  editor: {
    label: msg`Editor`,
    use: msg`Pages, menus, media, texts of products and newsletters.`,
  },
  translator: {
    label: msg`Translator`,
    use: msg`Texts in the languages chosen here, nothing else.`,
  },
  sales: {
    label: msg`Sales`,
    use: msg`Quotes, companies and sellers; sees orders.`,
  },
  fulfilment: {
    label: msg`Packing and dispatch`,
    use: msg`Packs and sends orders, counts stock.`,
  },
  kitchen_manager: {
    label: msg`Kitchen manager`,
    use: msg`Dishes and the orders of a kitchen.`,
  },
  viewer: {
    label: msg`Viewer`,
    use: msg`Sees everything and changes nothing.`,
  },
} as const satisfies Record<AdminRole, { label: MessageDescriptor; use: MessageDescriptor }>

export const stateWords = {
  active: { label: msg`Active`, tone: 'good' },
  invited: { label: msg`Invited`, tone: 'news' },
  inactive: { label: msg`No access`, tone: 'none' },
} as const satisfies Record<AdminState, { label: MessageDescriptor; tone: string }>

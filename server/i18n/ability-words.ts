import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminPermission, AdminRole } from '#domain/permissions.ts'

const roles = {
  owner: msg`Owner`,
  manager: msg`Manager`,
  editor: msg`Editor`,
  translator: msg`Translator`,
  sales: msg`Sales`,
  fulfilment: msg`Packing and dispatch`,
  kitchen_manager: msg`Kitchen manager`,
  viewer: msg`Viewer`,
} as const satisfies Record<AdminRole, MessageDescriptor>

const abilities = {
  'admin.open': msg`The admin panel`,
  'content.read': msg`Pages, menus and media`,
  'products.read': msg`Products, prices and stock`,
  'orders.read': msg`Orders`,
  'quotes.read': msg`Quotes`,
  'sellers.read': msg`Sellers and their applications`,
  'messages.read': msg`Messages from customers`,
  'people.read': msg`People and their roles`,
  'settings.read': msg`Settings`,
  'audit.read': msg`The whole audit log`,
  'kitchen.read': msg`Kitchens, their screens and people`,
  'audit.own': msg`What you did yourself`,
  'ai.read': msg`The uses of AI and their credits`,
  'content.edit': msg`Edit pages, menus and media`,
  'content.translate': msg`Translate texts`,
  'content.publish': msg`Publish, schedule and restore`,
  'products.edit': msg`Edit products and prices`,
  'products.text': msg`Edit the texts of products`,
  'stock.edit': msg`Count stock`,
  'dishes.edit': msg`Edit dishes and menus`,
  'orders.move': msg`Confirm, pack and send orders`,
  'orders.refund': msg`Refund orders`,
  'mails.send': msg`Send mails again`,
  'customers.privacy': msg`Export and delete customers’ data`,
  'quotes.edit': msg`Answer quotes`,
  'messages.edit': msg`Answer messages from customers`,
  'companies.edit': msg`Edit companies and price lists`,
  'sellers.edit': msg`Approve and suspend sellers`,
  'ai.test': msg`Try AI tasks out`,
  'ai.use': msg`Have texts drafted by AI`,
  'newsletter.write': msg`Write newsletters`,
  'newsletter.send': msg`Send newsletters`,
  'data.import': msg`Import data`,
  'data.export': msg`Export data`,
  'settings.edit': msg`Change settings`,
  'people.edit': msg`Change people’s roles`,
} as const satisfies Record<AdminPermission, MessageDescriptor>

/** A role of the admin panel as people call it. */
export function roleText(i18n: I18n, role: AdminRole): string {
  return i18n._(roles[role])
}

/** What a permission opens, in words. */
export function abilityText(i18n: I18n, permission: AdminPermission): string {
  return i18n._(abilities[permission])
}

/** Someone's place in the admin panel, in words: the role, or that there is none now. */
export function placeText(i18n: I18n, place: { role: AdminRole; isActive: boolean }): string {
  return place.isActive ? roleText(i18n, place.role) : i18n._(msg`No access`)
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type AdminPermission, type AdminRole, isAllowed } from '#domain/permissions.ts'
import type { chosenIconNames } from '#app/ui/icon-names.ts'

export interface Section {
  key: string
  path: `/admin${string}`
  /** A page of it that lies elsewhere. */
  also?: `/admin${string}`
  /** Of the sprite that holds the icons of menus: visitors do not fetch it for this. */
  icon: (typeof chosenIconNames)[number]
  /** Who sees it. What they may do there, each of its calls decides. */
  permission: AdminPermission
  label: MessageDescriptor
  /** Sections of one group stand together, with a line between the groups. */
  group: 'work' | 'site' | 'house'
}

/** Every section of the workspace, in the order of the navigation: a new one is a row here and a route. */
const sections: readonly Section[] = [
  {
    key: 'today',
    path: '/admin',
    icon: 'house',
    permission: 'admin.open',
    label: msg`Today`,
    group: 'work',
  },
  {
    key: 'orders',
    path: '/admin/orders',
    icon: 'shopping-bag',
    permission: 'orders.read',
    label: msg`Orders`,
    group: 'work',
  },
  {
    key: 'quotes',
    path: '/admin/quotes',
    icon: 'receipt-text',
    permission: 'quotes.read',
    label: msg`Quotes`,
    group: 'work',
  },
  {
    key: 'messages',
    path: '/admin/messages',
    icon: 'message-square',
    permission: 'messages.read',
    label: msg`Messages`,
    group: 'work',
  },
  {
    key: 'sellers',
    path: '/admin/sellers',
    icon: 'store',
    permission: 'sellers.read',
    label: msg`Sellers`,
    group: 'work',
  },
  {
    key: 'customers',
    path: '/admin/customers',
    icon: 'user',
    permission: 'orders.read',
    label: msg`Customers`,
    group: 'work',
  },
  {
    key: 'products',
    path: '/admin/products',
    also: '/admin/import',
    icon: 'package',
    permission: 'products.read',
    label: msg`Products`,
    group: 'work',
  },
  {
    key: 'categories',
    path: '/admin/categories',
    icon: 'tag',
    permission: 'products.read',
    label: msg`Categories`,
    group: 'work',
  },
  {
    key: 'restaurants',
    path: '/admin/restaurants',
    icon: 'utensils',
    permission: 'kitchen.read',
    label: msg`Restaurants`,
    group: 'work',
  },
  {
    key: 'dishes',
    path: '/admin/dishes',
    icon: 'soup',
    permission: 'kitchen.read',
    label: msg`Dishes`,
    group: 'work',
  },
  {
    key: 'shop',
    path: '/admin/shop',
    icon: 'truck',
    permission: 'settings.read',
    label: msg`Shop settings`,
    group: 'work',
  },
  {
    key: 'pages',
    path: '/admin/pages',
    icon: 'file-text',
    permission: 'content.read',
    label: msg`Pages`,
    group: 'site',
  },
  {
    key: 'collections',
    path: '/admin/collections',
    icon: 'list',
    permission: 'content.read',
    label: msg`Collections`,
    group: 'site',
  },
  {
    key: 'menus',
    path: '/admin/menus',
    icon: 'menu',
    permission: 'content.read',
    label: msg`Menus`,
    group: 'site',
  },
  {
    key: 'header',
    path: '/admin/header',
    icon: 'layout-grid',
    permission: 'settings.read',
    label: msg`Header`,
    group: 'site',
  },
  {
    key: 'footer',
    path: '/admin/footer',
    icon: 'link',
    permission: 'content.read',
    label: msg`Footer`,
    group: 'site',
  },
  {
    key: 'media',
    path: '/admin/media',
    icon: 'images',
    permission: 'content.read',
    label: msg`Media`,
    group: 'site',
  },
  {
    key: 'languages',
    path: '/admin/languages',
    icon: 'globe',
    permission: 'content.read',
    label: msg`Languages`,
    group: 'site',
  },
  {
    key: 'translations',
    path: '/admin/translations',
    icon: 'languages',
    permission: 'content.read',
    label: msg`Translations`,
    group: 'site',
  },
  {
    key: 'newsletter',
    path: '/admin/newsletter',
    icon: 'mail',
    permission: 'content.read',
    label: msg`Newsletter`,
    group: 'site',
  },
  {
    key: 'ai-test',
    path: '/admin/ai-test',
    icon: 'sparkles',
    permission: 'ai.read',
    label: msg`AI test`,
    group: 'site',
  },
  {
    key: 'settings',
    path: '/admin/settings',
    icon: 'settings',
    permission: 'settings.read',
    label: msg`Settings`,
    group: 'house',
  },
  {
    key: 'health',
    path: '/admin/health',
    icon: 'activity',
    permission: 'settings.read',
    label: msg`Health`,
    group: 'house',
  },
  {
    key: 'people',
    path: '/admin/people',
    icon: 'users',
    permission: 'people.read',
    label: msg`People and roles`,
    group: 'house',
  },
  {
    key: 'audit',
    path: '/admin/audit',
    icon: 'scroll-text',
    permission: 'audit.own',
    label: msg`Audit log`,
    group: 'house',
  },
]

/** The sections that a role may see. */
export function sectionsFor(role: AdminRole): readonly Section[] {
  return sections.filter(({ permission }) => isAllowed({ role }, permission))
}

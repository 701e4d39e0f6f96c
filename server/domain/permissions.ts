import { adminRoles } from './roles.ts'

export { type AdminRole, adminRoles, isAdminRole } from './roles.ts'

export const roles = [
  'visitor',
  'customer',
  'company_member',
  'seller',
  'staff',
  ...adminRoles,
] as const
export type Role = (typeof roles)[number]

/**
 * Who may do what, declared once: the server refuses by it, the interface asks it what to show. Roles of the admin panel limit
 * each other; everyone who is signed in keeps what a customer may do with their own things.
 */
const everyone = roles
const signedIn = roles.filter((role) => role !== 'visitor')
const owners = ['owner', 'manager'] as const
const editors = [...owners, 'editor'] as const

/** What anyone may do, and what everyone who is signed in may do with what is theirs. */
const publicPermissions = {
  'site.read': everyone,
  'catalog.read': everyone,
  'cart.own': everyone,
  'order.place': everyone,
  'order.read': everyone,
  'order.cancel': everyone,
  'order.withdraw': everyone,
  'order.complain': everyone,
  'quote.ask': everyone,
  'quote.read': everyone,
  'seller.apply': everyone,
  'message.send': everyone,
  /** A link of a mail carries a token that nobody can guess: holding it is the right to what it opens. */
  'newsletter.own': everyone,
  /** A screen is known by its cookie alone: who has neither that nor an account that may is refused by the kitchen itself. */
  'kitchen.work': everyone,
  'session.read': everyone,
  'session.open': everyone,
  'account.own': signedIn,
  /** Those who work here may be sellers too: which of them is one, the seller's own rows say. */
  'seller.own': ['seller', ...adminRoles],
} as const satisfies Record<string, readonly Role[]>

/** What the admin panel shows. */
const adminReads = {
  'admin.open': adminRoles,
  'content.read': adminRoles,
  'products.read': adminRoles,
  'orders.read': [...owners, 'sales', 'fulfilment', 'viewer'],
  'quotes.read': [...owners, 'sales', 'fulfilment', 'viewer'],
  'sellers.read': [...owners, 'sales', 'viewer'],
  'messages.read': [...owners, 'sales', 'fulfilment', 'viewer'],
  'people.read': [...owners, 'viewer'],
  'settings.read': [...owners, 'viewer'],
  'audit.read': [...owners, 'viewer'],
  'kitchen.read': [...owners, 'kitchen_manager', 'viewer'],
  'audit.own': adminRoles,
  'ai.read': [...owners, 'viewer'],
} as const satisfies Record<string, readonly Role[]>

/** What the admin panel changes. Where a second factor is demanded, none of this is open without it. */
const adminWrites = {
  'content.edit': editors,
  'content.translate': [...editors, 'translator'],
  'content.publish': editors,
  'products.edit': owners,
  'products.text': [...editors, 'translator'],
  'stock.edit': [...owners, 'fulfilment'],
  'dishes.edit': [...owners, 'kitchen_manager'],
  'orders.move': [...owners, 'fulfilment'],
  'orders.refund': owners,
  'mails.send': owners,
  'customers.privacy': ['owner'],
  'quotes.edit': [...owners, 'sales'],
  'companies.edit': [...owners, 'sales'],
  'sellers.edit': [...owners, 'sales'],
  'messages.edit': [...owners, 'sales', 'fulfilment'],
  'ai.test': owners,
  'ai.use': [...editors, 'translator'],
  'newsletter.write': editors,
  'newsletter.send': owners,
  'data.import': owners,
  'data.export': ['owner', 'sales'],
  'settings.edit': ['owner'],
  'people.edit': ['owner'],
} as const satisfies Record<string, readonly Role[]>

const permissions = { ...publicPermissions, ...adminReads, ...adminWrites }
export type Permission = keyof typeof permissions
export const permissionNames = Object.keys(permissions) as Permission[]

/** The caller: whom we know by a cookie that the server set, never by what the body says. */
export interface Actor {
  role: Role
  /** SHA-256 of the guest cookie, in hex. */
  guestHash?: string
  /** Who is signed in, and by which session (its hash). */
  userId?: string
  sessionId?: string
  /** Browser and system, as the browser names itself: `Firefox · Windows`. */
  device?: string
  /** True where the role demands a second factor and this session has none: it reads, and writes nothing of others. */
  lacksSecondFactor?: boolean
  /** The languages that they may write in; all where this is left out. */
  languages?: readonly string[] | undefined
}

export function isAllowed(
  actor: Pick<Actor, 'role' | 'lacksSecondFactor'>,
  permission: Permission,
): boolean {
  if (actor.lacksSecondFactor && permission in adminWrites) return false
  return (permissions[permission] as readonly Role[]).includes(actor.role)
}

/** True where somebody may write in a language: translators have their own ones. */
export function mayWriteIn({ languages }: Pick<Actor, 'languages'>, code: string): boolean {
  return languages === undefined || languages.includes(code)
}

export type AdminPermission = keyof typeof adminReads | keyof typeof adminWrites

/** What a role may see and what it may change in the admin panel, once its second factor is there; nothing for all other roles. */
export function abilitiesOf(role: Role): { reads: AdminPermission[]; writes: AdminPermission[] } {
  const namesIn = (table: object) =>
    (Object.keys(table) as AdminPermission[]).filter((name) => isAllowed({ role }, name))
  return { reads: namesIn(adminReads), writes: namesIn(adminWrites) }
}

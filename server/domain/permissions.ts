/** Who may do what, declared once: the server refuses by it, the interface asks it what to show. */
const roles = ['visitor'] as const
export type Role = (typeof roles)[number]

const permissions = {
  'site.read': ['visitor'],
  'catalog.read': ['visitor'],
  'cart.own': ['visitor'],
  'order.place': ['visitor'],
  'order.read': ['visitor'],
  'order.cancel': ['visitor'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

/** The caller: whom we know by a cookie that the server set, never by what the body says. */
export interface Actor {
  role: Role
  /** SHA-256 of the guest cookie, in hex. */
  guestHash?: string
}

export function isAllowed(actor: Actor, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(actor.role)
}

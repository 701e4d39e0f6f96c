/** The roles, apart from what they may do: a visitor's browser asks for their names alone. Those of the admin panel limit each other. */
export const adminRoles = [
  'owner',
  'manager',
  'editor',
  'translator',
  'sales',
  'fulfilment',
  'kitchen_manager',
  'viewer',
] as const
export type AdminRole = (typeof adminRoles)[number]

export type Role = 'visitor' | 'customer' | 'company_member' | 'seller' | 'staff' | AdminRole

/** True for everyone whose role opens the admin panel. */
export function isAdminRole(role: Role): role is AdminRole {
  return (adminRoles as readonly Role[]).includes(role)
}

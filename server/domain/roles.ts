/** The roles of the admin panel, apart from what they may do: a visitor's browser asks for their names alone. They limit each other. */
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

/** True for everyone whose role opens the admin panel. */
export function isAdminRole(role: string): role is AdminRole {
  return (adminRoles as readonly string[]).includes(role)
}

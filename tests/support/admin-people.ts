import type { AdminPeople, AdminPerson } from '#domain/people.schema.ts'
import type { AdminRole } from '#domain/permissions.ts'
import type { TestApi, Visitor } from './api.ts'
import { withPassword } from './passwords.ts'
import { callerOf, type Person } from './people.ts'

/** What a change of people asks for again. */
export const ownPassword = 'regn over fjorden 7'

/** Those who work here, as the section of people sees and changes them. */
export function useAdminPeople(api: TestApi) {
  async function callerWithPassword(role: AdminRole): Promise<Visitor & { person: Person }> {
    const caller = await callerOf(api, role)
    if (!caller.person) throw new Error('nobody is signed in')
    await withPassword(api, caller.person.id, ownPassword)
    return { ...caller, person: caller.person }
  }

  async function peopleSeenBy(caller: Visitor, query = ''): Promise<AdminPeople> {
    return (await (await caller.get(`/api/admin/people${query}`)).json()) as AdminPeople
  }

  async function rowOf(caller: Visitor, { email }: { email: string }): Promise<AdminPerson> {
    const { people } = await peopleSeenBy(caller, `?q=${encodeURIComponent(email)}`)
    const [row] = people
    if (!row) throw new Error(`${email} does not work here`)
    return row
  }

  const change = (
    caller: Visitor,
    row: AdminPerson,
    to: Partial<AdminPerson> & { isActive?: boolean },
  ) =>
    caller.send('PATCH', `/api/admin/people/${row.id}`, {
      role: to.role ?? row.role,
      isActive: to.isActive ?? row.state === 'active',
      languages: to.languages === undefined ? row.languages : to.languages,
      rev: to.rev ?? row.rev,
      password: ownPassword,
    })

  const invitation = (email: string, role: AdminRole = 'editor') => ({
    email,
    name: 'Nina Ny',
    role,
    password: ownPassword,
  })
  const newAddress = () => `${crypto.randomUUID()}@example.no`
  return { callerWithPassword, peopleSeenBy, rowOf, change, invitation, newAddress }
}

import type { AdminOrders } from '#domain/admin-orders.schema.ts'
import type { MediaList } from '#domain/media.schema.ts'
import type { AdminPeople } from '#domain/people.schema.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import type { Command } from './commands.ts'

/** How many rows of each kind the palette shows. */
export const mostOfEach = 5

/** The first people of a search, each as a command that opens their row. */
export function peopleOf(found: AdminPeople | undefined): Command[] {
  return (found?.people ?? []).slice(0, mostOfEach).map(({ id, name, roleText }) => ({
    id: `person ${id}`,
    label: name,
    more: roleText,
    icon: 'user',
    to: `/admin/people?open=${id}`,
  }))
}

/** The first orders of a search, each as a command that opens it. */
export function ordersOf(found: AdminOrders | undefined): Command[] {
  return (found?.orders ?? []).slice(0, mostOfEach).map(({ id, number, name, companyName }) => ({
    id: `order ${id}`,
    label: number,
    more: companyName ?? name,
    icon: 'shopping-bag',
    to: `/admin/orders?open=${id}`,
  }))
}

/** The files of a search. */
export function filesOf(found: MediaList | undefined): Command[] {
  return (found?.items ?? []).map(({ id, name, kind }) => ({
    id: `file ${id}`,
    label: name,
    icon: kind === 'picture' ? 'image' : 'file-text',
    to: `/admin/media?open=${id}`,
  }))
}

/** The products of a search, as the shop shows them. */
export function productsOf(found: SearchAnswer | undefined): Command[] {
  return (found?.results ?? []).map(({ slug, name, packageSize }) => ({
    id: `product ${slug}`,
    label: name,
    more: packageSize,
    icon: 'package',
    to: `/products/${slug}`,
  }))
}

import type { TestApi } from './api.ts'
import type { At } from './editing.ts'

/** Where a text of a demo product is addressed. */
export async function productAt(
  { database }: Pick<TestApi, 'database'>,
  field = 'name',
  key = 'cultured-butter',
): Promise<At> {
  const { rows } = await database.execute({
    sql: 'select id from products where key = ?',
    args: [key],
  })
  return `@products/${String(rows[0]?.['id'])}.${field}`
}

/** The same of a demo category. */
export function categoryAt(field = 'name', key = 'dairy'): At {
  return `@categories/${key}.${field}`
}

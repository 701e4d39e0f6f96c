import type { Client } from '@libsql/client/http'
import { newId } from '#domain/ids.ts'
import { addCategories } from './categories.ts'
import { addContent } from './content.ts'
import type { Demo } from './demo.ts'
import { addFactory } from './factory.ts'
import { addFooter } from './footer.ts'
import { addLanguages } from './languages.ts'
import { addNavigation } from './navigation.ts'
import { addProducts } from './products.ts'
import { addShipping } from './shipping.ts'

/** Fills an empty, migrated database with the demo's food maker: all of it in one batch, or nothing. */
export async function fillDemo(client: Client): Promise<void> {
  const demo: Demo = { now: Date.now(), factoryId: newId(), statements: [] }
  addLanguages(demo)
  addFactory(demo)
  addNavigation(demo)
  addFooter(demo)
  addContent(demo)
  addProducts(demo, addCategories(demo))
  addShipping(demo)
  await client.batch(demo.statements, 'write')
}

/** True once the demo, or a real factory, is there. */
export async function isFilled(client: Client): Promise<boolean> {
  const { rows } = await client.execute('select 1 from factories limit 1')
  return rows.length > 0
}

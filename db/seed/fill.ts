import type { Client } from '@libsql/client/http'
import { addCategories } from './categories.ts'
import { addContent } from './content.ts'
import { addFactory } from './factory.ts'
import { addFooter } from './footer.ts'
import { addLanguages } from './add-languages.ts'
import { demoLanguages } from './languages.ts'
import demo from './maker.json' with { type: 'json' }
import menu from './menu.json' with { type: 'json' }
import { addNavigation } from './navigation.ts'
import { addNewsletterLists } from './newsletters.ts'
import { addProducts } from './products.ts'
import { addRestaurants } from './restaurants.ts'
import { addHomeSections } from './sections.ts'
import { addSellers } from './sellers.ts'
import { newSeed } from './seed.ts'
import { addShipping, addTaxRates } from './shipping.ts'

/** Fills an empty, migrated database with the demo's food maker: all of it in one batch, or nothing. */
export async function fillDemo(client: Client): Promise<void> {
  const seed = newSeed(demoLanguages)
  addLanguages(seed)
  addFactory(seed, demo.maker)
  addNavigation(seed, menu)
  addFooter(seed, demo.footer)
  addContent(seed)
  const categoryIds = addCategories(seed)
  const ids = addProducts(seed, categoryIds)
  addRestaurants(seed, categoryIds)
  addSellers(seed, ids)
  const products = demo.packs.map((key) => ids.get(key))
  addHomeSections(seed, { settings: { 'home-hero': { products } } })
  addTaxRates(seed)
  addNewsletterLists(seed)
  addShipping(seed)
  await client.batch(seed.statements, 'write')
}

/** True once the demo, or a real factory, is there. */
export async function isFilled(client: Client): Promise<boolean> {
  const { rows } = await client.execute('select 1 from factories limit 1')
  return rows.length > 0
}

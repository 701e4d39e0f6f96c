import { contentRevisions, factories, factorySettings } from '#db/schema/index.ts'
import { add, madeNow, type Seed } from './seed.ts'

/** Who the food maker is; what is not known yet is filled in under the site's settings. */
interface Maker {
  companyName: string
  legalName?: string
  orgNo?: string
  address?: string
  phone?: string
  email?: string
  minOrderOre?: number
  /** What its invoices say beside that: see `factorySettings`. */
  street?: string
  postcode?: string
  city?: string
  bankAccount?: string
}

export function addFactory(seed: Seed, maker: Maker): void {
  const { companyName, address, phone, email, ...settings } = maker
  add(seed, factories, [
    {
      id: seed.factoryId,
      name: companyName,
      ...{ address, phone, email },
      isActive: true,
      ...madeNow(seed),
    },
  ])
  add(seed, factorySettings, [
    {
      factoryId: seed.factoryId,
      companyName,
      ...settings,
      ...madeNow(seed),
    },
  ])
  add(
    seed,
    contentRevisions,
    ['*', ...seed.languageCodes].map((languageCode) => ({
      factoryId: seed.factoryId,
      languageCode,
    })),
  )
}

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
}

export function addFactory(seed: Seed, maker: Maker): void {
  const { companyName, legalName, orgNo, minOrderOre, ...reach } = maker
  add(seed, factories, [
    {
      id: seed.factoryId,
      name: companyName,
      ...reach,
      isActive: true,
      ...madeNow(seed),
    },
  ])
  add(seed, factorySettings, [
    {
      factoryId: seed.factoryId,
      companyName,
      legalName,
      orgNo,
      minOrderOre,
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

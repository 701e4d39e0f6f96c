import { contentRevisions, factories, factorySettings } from '#db/schema/index.ts'
import { add, type Demo, madeNow } from './demo.ts'
import { languageCodes } from './languages.ts'
import settings from './settings.json' with { type: 'json' }

export function addFactory(demo: Demo): void {
  add(demo, factories, [
    {
      id: demo.factoryId,
      name: settings.companyName,
      address: settings.address,
      phone: settings.phone,
      email: settings.email,
      isActive: true,
      ...madeNow(demo),
    },
  ])
  add(demo, factorySettings, [
    {
      factoryId: demo.factoryId,
      companyName: settings.companyName,
      legalName: settings.legalName,
      orgNo: settings.orgNo,
      minOrderOre: 15_000,
      ...madeNow(demo),
    },
  ])
  add(
    demo,
    contentRevisions,
    ['*', ...languageCodes].map((languageCode) => ({ factoryId: demo.factoryId, languageCode })),
  )
}

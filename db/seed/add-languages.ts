import { languages } from '#db/schema/index.ts'
import { firstLanguages } from './languages.ts'
import { add, madeNow, type Seed } from './seed.ts'

export function addLanguages(seed: Seed): void {
  add(
    seed,
    languages,
    firstLanguages
      .filter(({ code }) => seed.languageCodes.includes(code))
      .map((row) => ({
        ...row,
        isActive: true,
        isDefault: row.code === seed.defaultCode,
        sortOrder: seed.languageCodes.indexOf(row.code),
        ...madeNow(seed),
      })),
  )
}

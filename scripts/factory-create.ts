import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { beginFactory } from '#db/seed/begin.ts'
import { isFilled } from '#db/seed/fill.ts'
import { languageCodes } from '#db/seed/languages.ts'
import { saveCompanySchema } from '#domain/settings.schema.ts'
import { asked, onDatabase } from './operator.ts'
import { stop } from './stop.ts'

// Begins a food maker's site in the migrated database of DATABASE_URL: its name, its languages (the first is the default one),
// the menu and the footer. A database that has a factory already is left as it is.
const wantedSchema = v.object({
  name: saveCompanySchema.entries.companyName,
  languages: v.pipe(
    v.string(),
    v.transform((codes) => [...new Set(codes.split(',').map((code) => code.trim()))]),
    v.tupleWithRest([v.picklist(languageCodes)], v.picklist(languageCodes)),
  ),
})

const usage = `npm run factory:create -- --name "Name of the Maker" --languages nb,en
Languages to begin with: ${languageCodes.join(', ')}. Others are added under the site's languages.`

const { values } = parseArgs({
  options: { name: { type: 'string' }, languages: { type: 'string' } },
})
const wanted = v.safeParse(wantedSchema, {
  name: values.name ?? (await asked('Name of the maker: ')),
  languages: values.languages ?? (await asked('Languages, the default one first: ')),
})
if (!wanted.success)
  stop(
    `Check ${wanted.issues.map(({ path }) => `--${String(path?.[0]?.key)}`).join(', ')}.\n${usage}`,
  )

const { name: companyName, languages } = wanted.output
const { origin, answer: isBegun } = await onDatabase(async (client) => {
  if (await isFilled(client)) return false
  try {
    await beginFactory(client, { companyName, languageCodes: languages, defaultCode: languages[0] })
    return true
  } catch (error) {
    // Somebody else has begun at the same time, and the database took theirs.
    if (await isFilled(client)) return false
    throw error
  }
})
if (!isBegun) stop('There is a factory in this database already.')
console.log(
  `The site of ${companyName} has begun at ${origin}. Make its owner next: npm run admin:create`,
)
process.exit(0)

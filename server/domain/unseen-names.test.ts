import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newAddressSchema } from './address.schema.ts'
import { signUpSchema } from './auth.schema.ts'
import { newLanguageSchema } from './languages.schema.ts'
import { changeMediaSchema, moveFolderSchema } from './media.schema.ts'
import { saveFooterLinksSchema } from './navigation.schema.ts'
import { newPageSchema } from './pages.schema.ts'
import { inviteSchema } from './people.schema.ts'
import { newListSchema } from './saved-list.schema.ts'
import { newPasskeySchema } from './second-factor.schema.ts'
import { saveCompanySchema } from './settings.schema.ts'

const named: [string, v.GenericSchema, string][] = [
  ['a customer', signUpSchema.entries.name, 'name_invalid'],
  ['who works here', inviteSchema.entries.name, 'name_invalid'],
  ['who is delivered to', newAddressSchema.entries.name, 'name_invalid'],
  ['a city', newAddressSchema.entries.city, 'city_missing'],
  ['a list', newListSchema.entries.name, 'list_name_missing'],
  ['a passkey', newPasskeySchema.entries.name, 'passkey_name_missing'],
  ['a page', newPageSchema.entries.title, 'page_title_missing'],
  ['a language', newLanguageSchema.entries.nativeName, 'language_name_missing'],
  ['a picture', changeMediaSchema.entries.name, 'media_name_missing'],
  ['a folder', moveFolderSchema.entries.from, 'folder_invalid'],
  ['a company', saveCompanySchema.entries.companyName, 'company_missing'],
  ['a link', saveFooterLinksSchema.entries.links.item.entries.title, 'title_missing'],
]
const unseen = [
  '\u00AD\u00AD',
  '\u3164\u3164\u3164',
  '\u{E0041}\u{E0042}',
  '\u2800 \u2800',
  '\uFE0F',
]

test.each(named)('%s is called by something that can be seen', (_, schema, code) => {
  for (const name of unseen) expect(v.safeParse(schema, name).issues?.[0]?.message).toBe(code)
  expect(v.safeParse(schema, 'Dal\u00AD\u3164ane').output).toBe('Dalane')
})

import { expect } from 'vitest'
import type { EditableLanguage, EditableLanguages } from '#domain/languages.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { callerOf } from './people.ts'

export const languagesPath = '/api/admin/languages'

/** Languages that fall back to one another: `sv` has no word of its own once `withSwedish` has made it. */
export function useFallbackLanguages(api: TestApi) {
  async function read<Answer>(
    address: string,
    language = 'sv',
    visitor = api.visitor({ language }),
  ) {
    const response = await visitor.get(address)
    expect(response.status).toBe(200)
    return (await response.json()) as Answer
  }

  async function languageOf(owner: Visitor, code: string): Promise<EditableLanguage> {
    const { languages } = await read<EditableLanguages>(languagesPath, code, owner)
    const found = languages.find((language) => language.code === code)
    if (!found) throw new Error(`no language ${code}`)
    return found
  }

  async function change(owner: Visitor, code: string, wanted: object) {
    const { rev } = await languageOf(owner, code)
    return owner.send('PATCH', `${languagesPath}/${code}`, { rev, ...wanted })
  }

  async function changed(owner: Visitor, code: string, wanted: object): Promise<void> {
    expect((await change(owner, code, wanted)).status).toBe(200)
  }

  /** A new language without a word, that falls back to Polish, which falls back to English. */
  async function withSwedish(): Promise<Visitor> {
    const owner = await callerOf(api, 'owner')
    const swedish = { code: 'sv', name: 'Swedish', nativeName: 'Svenska', direction: 'ltr' }
    expect((await owner.send('POST', languagesPath, swedish)).status).toBe(201)
    await changed(owner, 'sv', { isActive: true, anyway: true, fallbackCode: 'pl' })
    await changed(owner, 'pl', { isActive: true, fallbackCode: 'en' })
    return owner
  }

  return { read, languageOf, change, changed, withSwedish }
}

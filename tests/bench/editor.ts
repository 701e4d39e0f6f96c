import { appConfig } from '#config'
import type { EditableText } from '#domain/editing.schema.ts'
import { newPerson } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'

/** Each editor has a page of their own, in the language that the others are translated from. */
const pages = [
  'about',
  'contact',
  'faq',
  'locations',
  'resellers',
  'support',
  'quality',
  'privacy',
  'terms',
  'cookies',
]
const language = appConfig.defaults.languageCode

interface Editor {
  cookie: string
  /** Where the text is saved that is this editor's alone, and the page that shows it. */
  address: string
  page: string
  rev: number
}

/** What an editor does over and over: saving one text, and having a visitor read it. */
export function editors(site: Site) {
  const editor = async (worker: number): Promise<Editor> => {
    const page = pages[worker % pages.length] ?? ''
    const { secret } = await newPerson(site.database, { role: 'editor' })
    const cookie = `${appConfig.sessionCookie}=${secret}; ${appConfig.staffCookie}=1`
    const address = `${site.url}/api/admin/content/texts/${page}/title`
    const known = await fetch(`${address}?language=${language}`, { headers: { cookie } })
    const { rev } = (await known.json()) as EditableText
    const shown = `${site.url}/${language}/${page}`
    return { cookie, address, page: shown, rev }
  }
  const save = async (at: Editor): Promise<string> => {
    const value = `Words ${at.rev}`
    const answer = await fetch(at.address, {
      method: 'PUT',
      headers: {
        cookie: at.cookie,
        origin: site.url,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ language, as: 'publish', rev: at.rev, value }),
    })
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status} ${body}`)
    ;({ rev: at.rev } = JSON.parse(body) as EditableText)
    return value
  }
  return {
    editor,
    save: async (at: Editor) => {
      await save(at)
    },
    /** Fails where the very next page of a visitor does not say what was saved. */
    saveAndRead: async (at: Editor) => {
      const value = await save(at)
      const html = await (await fetch(at.page)).text()
      if (!html.includes(`>${value}<`)) throw new Error(`${at.page} does not say ${value}`)
    },
  }
}

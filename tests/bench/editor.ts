import { appConfig } from '#config'
import type { EditableText } from '#domain/editing.schema.ts'
import { newPerson } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'

const titles = ['about', 'contact']

interface Editor {
  cookie: string
  /** Where the text is saved that is this editor's alone, and the page that shows it. */
  address: string
  page: string
  language: string
  rev: number
}

/** What an editor does over and over: saving one text, and having a visitor read it. */
export function editors(site: Site) {
  const editor = async (worker: number): Promise<Editor> => {
    const language = appConfig.catalogues[worker % appConfig.catalogues.length] ?? 'nb'
    const page = titles[Math.floor(worker / appConfig.catalogues.length) % titles.length] ?? ''
    const { secret } = await newPerson(site.database, { role: 'editor' })
    const cookie = `${appConfig.sessionCookie}=${secret}; ${appConfig.staffCookie}=1`
    const address = `${site.url}/api/admin/content/texts/${page}/title`
    const known = await fetch(`${address}?language=${language}`, { headers: { cookie } })
    const { rev } = (await known.json()) as EditableText
    const shown = `${site.url}/${language}/${page}`
    return { cookie, address, page: shown, language, rev }
  }
  const save = async (at: Editor): Promise<string> => {
    const value = `${at.language} ${at.rev}`
    const answer = await fetch(at.address, {
      method: 'PUT',
      headers: {
        cookie: at.cookie,
        origin: site.url,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ language: at.language, as: 'publish', rev: at.rev, value }),
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

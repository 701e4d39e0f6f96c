import { expect } from 'vitest'
import type { PageTexts } from '#domain/content.schema.ts'
import type { EditableText, SaveText, TextHistory } from '#domain/editing.schema.ts'
import type { TestApi, Visitor } from './api.ts'

const base = '/api/admin/content'

/** A text by its page and key, as `page/key`. */
export type At = `${string}/${string}`

/** Where a text is found, and what is done with it. */
export function path(at: At, action = ''): string {
  return `${base}/texts/${at}${action}`
}

/** A text as its editor sees it. */
export async function text(caller: Visitor, at: At, language = 'nb'): Promise<EditableText> {
  return answered<EditableText>(await caller.get(`${path(at)}?language=${language}`))
}

type Save = Partial<SaveText> & { value: string }

/** Sends a save of the text as it is known now; `save` overrides what is sent. */
export async function send(caller: Visitor, at: At, save: Save): Promise<Response> {
  const { language = 'nb' } = save
  const rev = save.rev ?? (await text(caller, at, language)).rev
  return caller.send('PUT', path(at), { as: 'publish', language, ...save, rev })
}

export async function saved(caller: Visitor, at: At, save: Save): Promise<EditableText> {
  return answered<EditableText>(await send(caller, at, save))
}

/** The versions of a text, newest first. */
export async function history(
  caller: Visitor,
  at: At,
  language = 'nb',
): Promise<TextHistory['versions']> {
  const response = await caller.get(`${path(at, '/history')}?language=${language}`)
  return (await answered<TextHistory>(response)).versions
}

/** The words that a reader of a page gets under a key. */
export async function read(
  caller: Visitor,
  at: At,
): Promise<{ value: string; languageCode: string } | undefined> {
  const [page, key = ''] = at.split('/')
  return (await answered<PageTexts>(await caller.get(`/api/content/pages/${page}`)))[key]
}

/** The body of an answer that must be there. */
export async function answered<Body>(response: Response, status = 200): Promise<Body> {
  const body: unknown = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(status)
  return body as Body
}

/** What the log says of texts, in its order. */
export async function auditOf(api: TestApi, at: At) {
  const { rows } = await api.database.execute({
    sql: 'select action, actor_id, data from audit_log where entity = ? and entity_id = ? order by rowid',
    args: ['text', at.replace('/', '.')],
  })
  return rows.map((row) => ({
    action: String(row['action']),
    actorId: row['actor_id'],
    data: JSON.parse(String(row['data'])) as Record<string, string>,
  }))
}

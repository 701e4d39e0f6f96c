import {
  type BatchMode,
  type PipelineAnswer,
  type Statement,
  transactionOf,
} from '#server/platform/hrana.ts'

/** Connections that the database keeps open between requests. */
const batons: string[] = []

const isTitle = `language_code = 'nb' and page_content_id =
  (select id from page_contents where page_slug = 'terms' and content_key = 'title')`

const read: Statement = {
  sql: `select content_value, rev from page_content_translations where ${isTitle}`,
  args: [],
}
const written: Statement = {
  sql: `update page_content_translations set content_value = ?, rev = rev + 1 where ${isTitle}`,
  args: ['Kjøpsvilkår'],
}
const raised: Statement = {
  sql: `update content_revisions set revision = revision + 1 where language_code = 'nb'`,
  args: [],
}

async function batch(
  databaseUrl: string,
  mode: BatchMode,
  statements: readonly Statement[],
): Promise<void> {
  const response = await fetch(`${databaseUrl}/v2/pipeline`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      baton: batons.pop() ?? null,
      requests: [transactionOf(mode, statements)],
    }),
  })
  const { baton, results } = (await response.json()) as PipelineAnswer
  if (baton) batons.push(baton)
  if (results[0].type === 'error' || results[0].response.result.step_errors.some(Boolean))
    throw new Error('the database refused')
}

export default {
  async fetch(_request: Request, { DATABASE_URL: url }: { DATABASE_URL: string }) {
    await batch(url, 'read', [read])
    await batch(url, 'write', [written, raised])
    return new Response('saved')
  },
}

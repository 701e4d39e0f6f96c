import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AiDraft, AiState, AiUses, TrialLine } from '#domain/ai.schema.ts'
import { type AiPort, aiPort } from '#server/platform/ai.ts'
import { type AiServer, startAiServer } from './ai-server.ts'
import type { TestApi, Visitor } from './api.ts'
import { answered, path, saved, text } from './editing.ts'

/** The model of the file's own site, on a provider of its own: patient for two seconds. */
export function useAi(api: TestApi): { readonly server: AiServer } {
  let server: AiServer | undefined
  beforeAll(async () => {
    server = await startAiServer()
    api.platform.ai = portOf(server)
  })
  beforeEach(async () => {
    if (server) server.manners = ['well']
    if (server) server.pauseMs = 0
    await api.database.batch([
      'delete from ai_uses',
      'delete from ai_credits',
      'delete from ai_drafts',
    ])
  })
  afterAll(() => server?.stop())
  return {
    get server() {
      if (!server) throw new Error('the provider is there from the first test on')
      return server
    },
  }
}

export function portOf({ url }: AiServer, pictures: 'on' | 'off' = 'on'): AiPort {
  const settings = { AI_URL: url, AI_KEY: 'k', AI_MODEL: 'small', AI_PICTURES: pictures }
  const port = aiPort(settings)
  if (!port) throw new Error('the settings name a model')
  const patience = { firstMs: 2000, totalMs: 6000 }
  return { ...port, stream: (call) => port.stream({ ...call, patience }) }
}

export async function stateOf(caller: Visitor): Promise<AiState> {
  return answered<AiState>(await caller.get('/api/admin/ai'))
}

export async function usesOf(caller: Visitor): Promise<AiUses['uses']> {
  return (await answered<AiUses>(await caller.get('/api/admin/ai/uses'))).uses
}

/** The lines of a trial's answer. */
export async function trial(caller: Visitor, body: object): Promise<TrialLine[]> {
  const response = await caller.send('POST', '/api/admin/ai/trials', body)
  const lines = await response.text()
  if (!response.ok) throw new Error(lines)
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TrialLine)
}

export function wordsIn(lines: readonly TrialLine[]): string {
  return lines.map((line) => (line.type === 'text' ? line.text : '')).join('')
}

/** A text with these words in Norwegian and none in English. */
export async function untranslated(
  api: TestApi,
  owner: Visitor,
  { at, value }: { at: `${string}/${string}`; value: string },
): Promise<void> {
  await saved(owner, at, { value })
  const { rev, value: words } = await text(owner, at, 'en')
  if (words !== '') await owner.send('POST', path(at, '/unpublish'), { language: 'en', rev })
}

export function askDraft(
  caller: Visitor,
  at: string,
  more: { task?: string; language?: string } = {},
  headers?: Record<string, string>,
): Promise<Response> {
  const [page, key] = at.split('/')
  const body = { page, key, language: 'en', task: 'translate', ...more }
  return caller.send('POST', '/api/admin/ai/drafts', body, headers)
}

export async function drafted(
  caller: Visitor,
  at: string,
  more?: Parameters<typeof askDraft>[2],
): Promise<AiDraft> {
  return answered<AiDraft>(await askDraft(caller, at, more))
}

export function accept(
  caller: Visitor,
  { page, key, rev, languageCode: language }: AiDraft,
  value?: string,
) {
  const body = { page, key, rev, language, ...(value === undefined ? {} : { value }) }
  return caller.send('POST', '/api/admin/ai/drafts/accept', body)
}

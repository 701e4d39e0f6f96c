import { appConfig } from '#config'
import type { MovedTo } from '#domain/pages.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import type { PageContext } from './request-context.ts'

type Words = NonNullable<MovedTo['words']>

/** What the page for an address that leads nowhere says in their place, by its messages' ids. */
export const goneIds = { title: '8F1i42', text: 'a-JP1A' }

/**
 * The same page, told that what was here is gone: the words travel as the factory's own do, so that no visitor's browser carries them
 * for a page that few meet. Beside many own words, which a browser fetches from elsewhere, the page keeps the words that it has.
 */
export function sayingGone(context: PageContext, words: Words): PageContext {
  const callApi: PageContext['callApi'] = async (address) => {
    const answer = await context.callApi(address)
    if (!answer.ok || new URL(address).pathname !== '/api/shell') return answer
    const shell = (await answer.json()) as ShellData
    return Response.json({ ...shell, overrides: withGoneWords(shell.overrides, words) })
  }
  return { ...context, callApi }
}

function withGoneWords(own: string, { title, text }: Words): string {
  const words = JSON.stringify({
    ...(JSON.parse(own || '{}') as object),
    [goneIds.title]: [title],
    [goneIds.text]: [text],
  })
  const bytes = new TextEncoder().encode(words).byteLength
  return bytes > appConfig.limits.maxWordsBytes ? own : words
}

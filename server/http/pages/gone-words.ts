import { msg } from '@lingui/core/macro'
import { appConfig } from '#config'
import type { ShellData } from '#domain/shell.schema.ts'
import { translatorFor } from '#server/i18n/translator.ts'
import type { PageContext } from './request-context.ts'

const gone = {
  title: msg`This page is gone`,
  text: msg`It was taken away for good. Search, or go on from here.`,
}

/** What the page for an address that leads nowhere says in their place, by its messages' ids. */
export const goneIds = { title: '8F1i42', text: 'a-JP1A' }

/**
 * The same page, told that what was here is gone: the words travel as the factory's own do, so that no visitor's browser carries them
 * for a page that few meet. Beside many own words, which a browser fetches from elsewhere, the page keeps the words that it has.
 */
export function sayingGone(context: PageContext): PageContext {
  const callApi: PageContext['callApi'] = async (address) => {
    const answer = await context.callApi(address)
    if (!answer.ok || new URL(address).pathname !== '/api/shell') return answer
    const shell = (await answer.json()) as ShellData
    const overrides = await withGoneWords(shell.overrides, context)
    return Response.json({ ...shell, overrides })
  }
  return { ...context, callApi }
}

async function withGoneWords(own: string, { language }: PageContext): Promise<string> {
  const i18n = await translatorFor(language)
  const words = JSON.stringify({
    ...(JSON.parse(own || '{}') as object),
    [goneIds.title]: [i18n._(gone.title)],
    [goneIds.text]: [i18n._(gone.text)],
  })
  const bytes = new TextEncoder().encode(words).byteLength
  return bytes > appConfig.limits.maxWordsBytes ? own : words
}

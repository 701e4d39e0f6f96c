import type { I18n } from '@lingui/core'
import type { ReactNode } from 'react'
import { addWords } from '#app/i18n/i18n.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { Asked, NotAsked } from './asked.tsx'
import { ask } from './newsletters.functions.ts'

/** Sends what is typed in the form; what came of it stands in its place. Rejects where nobody answered: the browser then sends it itself. */
export async function askInPlace(form: HTMLFormElement, i18n: I18n): Promise<ReactNode> {
  await addWords('seldom', i18n)
  const data = new FormData(form)
  const body = { email: data.get('email'), source: data.get('source'), decoy: data.get('decoy') }
  const answer = await ask(body, newKey())
  if (answer.ok) return <Asked />
  if (answer.reason !== 'refused') throw new Error('nobody answered')
  return <NotAsked message={answer.error.message} />
}

import type { Change, Snapshot } from '#app/platform/undo-step.ts'

/** What is said language by language in a part that is saved as a whole. */
const byLanguage = new Set(['texts', 'titles', 'made'])

/** The fields of a part that differ: of the settings, say. */
export function changedFields({ from, to }: Change): string[] {
  const [was, is] = [partIn(from), partIn(to)] as Record<string, unknown>[]
  return Object.keys({ ...was, ...is }).filter(
    (name) => JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]),
  )
}

/** The languages whose words differ, where nothing else of the part does; none otherwise. */
export function languagesOf({ from, to }: Change): string[] {
  const [was, is] = [partIn(from), partIn(to)]
  if (readIn(was) !== readIn(is)) return []
  const codes = new Set([...codesIn(was), ...codesIn(is)])
  return [...codes].filter((code) => readIn(was, code) !== readIn(is, code))
}

function partIn({ part }: Snapshot): unknown {
  return JSON.parse(part ?? 'null')
}

/** A part as its readers in a language have it; without any, what it is in all of them. */
function readIn(whole: unknown, code?: string): string {
  return JSON.stringify(whole, (name, value: unknown) =>
    byLanguage.has(name) ? wordsByLanguage(value)[code ?? ''] : value,
  )
}

function codesIn(whole: unknown): string[] {
  const codes: string[] = []
  JSON.stringify(whole, (name, value: unknown) => {
    if (byLanguage.has(name)) codes.push(...Object.keys(wordsByLanguage(value)))
    return value
  })
  return codes
}

function wordsByLanguage(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

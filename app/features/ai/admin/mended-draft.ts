import type { AiDraft } from '#domain/ai.schema.ts'
import { lockDifferences } from '#domain/locked-words.ts'

/**
 * The draft with the one value put in that it has changed; undefined where more is wrong with it, or the value is not found once.
 * @example mendedDraft({ …, value: 'At 2–6 °C', differences: [{ kind: 'number', wanted: '2–8 °C', found: '2–6 °C' }] }) // 'At 2–8 °C'
 */
export function mendedDraft({
  value,
  source,
  differences,
  languageCode: language,
}: Pick<AiDraft, 'value' | 'source' | 'differences' | 'languageCode'>): string | undefined {
  const [first, ...others] = differences
  if (!first || others.length > 0 || first.kind === 'allergen') return undefined
  const { wanted, found } = first
  if (wanted === '' || found === '' || value.split(found).length !== 2) return undefined
  const mended = value.replace(found, () => wanted)
  return lockDifferences({ source, draft: mended, language }).length === 0 ? mended : undefined
}

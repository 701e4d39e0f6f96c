import { aiLimits, type DraftTask, draftPatience } from '#domain/ai.ts'
import { isAddressLine } from '#domain/content.ts'
import { changedPassages } from '#domain/changed-passages.ts'
import { sharedField } from '#domain/collections.ts'
import { sha256Hex } from '#domain/ids.ts'
import {
  lockDifferences,
  type LockDifference,
  lockWords,
  unlockWords,
} from '#domain/locked-words.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Text } from '#server/features/content/text-adapter.queries.ts'
import { cleanedWords, textViewOf } from '#server/features/content/site-texts.service.ts'
import { type DraftRow, findTerms, saveDraft } from './ai-drafts.repository.ts'
import { endUse } from './ai-uses.repository.ts'
import { differenceText } from './difference-text.ts'
import { englishNameOf } from './english-name.ts'
import { textAsking } from './prompts.ts'
import { type AiCtx, answerOf, beginUse, failUse, type WantedUse } from './use.service.ts'

export interface DraftCtx extends AiCtx {
  site: AiCtx['site'] & { company: { name: string } }
}

/** What food law wants a person to say (Regulation (EU) No 1169/2011), and prices: no model writes it. */
const ofPeople =
  /(?:^|\.)(?:allergens?|ingredients|nutrition|storageText|originText|packageSize|price\w*)$/iu

/** What a draft is made from, and what it takes to make it. */
export interface Material {
  task: DraftTask
  /** All that the draft is held against. */
  source: string
  /** What is asked for: the source, or what of it has changed. */
  asked: string
  /** The whole draft, once there is an answer. */
  wholeOf: (answer: string) => string | undefined
  from: string
  language: string
}

const parting = '\n⁂\n'

/** What a draft of a text is made from. Refuses `ai_not_written`, `ai_nothing_to_do` and `ai_text_long`. */
export function materialOf(view: EditableText, wanted: DraftTask): Result<Material> {
  const { page, key, languageCode: language } = view
  if (ofPeople.test(key) || isAddressLine(key) || sharedField(page, key))
    return refused('ai_not_written')
  const isOfOwn = wanted === 'shorter' || wanted === 'plainer'
  const source = isOfOwn ? view.value : (view.source?.value ?? '')
  if (source.trim() === '' || !/\p{L}/u.test(source)) return refused('ai_nothing_to_do')
  const from = isOfOwn ? language : (view.source?.languageCode ?? language)
  const whole: Material = {
    task: wanted,
    source,
    asked: source,
    wholeOf: (answer) => answer,
    from,
    language,
  }
  const material = wanted === 'update' ? updateOf(whole, view) : whole
  return material.asked.length > aiLimits.text
    ? refused('ai_text_long', { values: { max: aiLimits.text } })
    : done(material)
}

/** Of an outdated text what has changed; all of it where its passages are not those of its source. */
function updateOf(whole: Material, view: { value: string; outdatedFrom: string | null }): Material {
  const changed =
    view.outdatedFrom === null
      ? undefined
      : changedPassages({ before: view.outdatedFrom, after: whole.source, translation: view.value })
  if (!changed || changed.asked.length === 0) return { ...whole, task: 'translate' }
  const { asked, withAnswers } = changed
  return {
    ...whole,
    asked: asked.join(parting),
    wholeOf: (answer) => {
      const answers = answer.split('⁂').map((each) => each.trim())
      const isWhole = answers.length === asked.length && answers.every((each) => each !== '')
      return isWhole ? withAnswers(answers) : undefined
    },
  }
}

/** How a model is asked for it. */
async function askingOf({ database, site }: DraftCtx, material: Material) {
  const { task, asked, from, language } = material
  const names = [site.company.name]
  const locked = lockWords(asked, names)
  const terms =
    from === language ? [] : await findTerms(database, { text: asked, from, to: language })
  const asking = textAsking({
    ...{ task, text: locked.text, terms },
    ...{ from: englishNameOf(from), to: englishNameOf(language) },
  })
  return { asking, locked, names }
}

/**
 * Asks a model for a draft of a text and keeps it, with what it says otherwise than it should. Refuses as `materialOf` and `beginUse` do,
 * and with why there was no answer.
 */
export async function draftText(
  ctx: DraftCtx,
  text: Text,
  { task, useId }: { task: DraftTask; useId?: string },
): Promise<Result<DraftRow>> {
  const material = materialOf(textViewOf(text), task)
  if (!material.ok) return material
  const { language, source } = material.value
  const { page, key } = text.ref
  const { asking, locked, names } = await askingOf(ctx, material.value)
  const use: WantedUse = {
    ...(useId ? { id: useId } : {}),
    ...{
      task: material.value.task,
      subject: `${page}/${key}`,
      language,
      asking,
      patience: draftPatience,
    },
  }
  const begun = await beginUse(ctx, use)
  if (!begun.ok) return begun
  try {
    const { text: answer, end } = await answerOf(ctx, begun.value)
    const back = unlockWords(answer.trim(), locked, language)
    const whole = material.value.wholeOf(back.text)
    const raw = whole ?? back.text
    const differences = joined(
      back.differences,
      lockDifferences({ source, draft: raw, language, names }),
    )
    // Parts of a text are no text.
    if (whole === undefined) differences.push({ kind: 'mark', wanted: '⁂', found: '' })
    const words = cleanedWords(text, raw)
    if (!words.ok) differences.push({ kind: 'mark', wanted: '', found: '…' })
    const draft = await saveDraft(ctx.database, {
      ...{ factoryId: ctx.site.factoryId, page, key, languageCode: language, task },
      ...{ textRev: text.row.rev ?? 0, sourceValue: source, sourceHash: await sha256Hex(source) },
      ...{ value: words.ok ? words.value : '', differences, createdAt: ctx.now() },
      ...{ createdBy: ctx.actor.userId ?? null, state: differences.length > 0 ? 'refused' : 'new' },
    })
    const [first] = differences
    const outcome = first
      ? ({ outcome: 'refused', detail: differenceText(first) } as const)
      : ({ outcome: 'done' } as const)
    await endUse(ctx.database, begun.value.id, { ...end, ...outcome })
    return done(draft)
  } catch (error) {
    return failUse(ctx, begun.value, error)
  }
}

/** What the tokens say and what the words say, once each. */
function joined(
  tokens: readonly LockDifference[],
  words: readonly LockDifference[],
): LockDifference[] {
  const same = (one: LockDifference, other: LockDifference) =>
    one.kind === other.kind && one.wanted === other.wanted && one.found === other.found
  return [...tokens.filter((one) => !words.some((other) => same(one, other))), ...words].slice(
    0,
    20,
  )
}

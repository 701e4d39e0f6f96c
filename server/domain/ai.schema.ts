import * as v from 'valibot'
import {
  aiJobStates,
  aiLimits,
  aiTasks,
  draftStates,
  draftTasks,
  trialTasks,
  useOutcomes,
} from './ai.ts'
import { boundedText, uuid } from './bounded-text.schema.ts'
import { editableTextSchema, textAddressSchema } from './editing.schema.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { lockKinds } from './locked-words.ts'

const differenceSchema = v.object({
  kind: v.picklist(lockKinds),
  /** Empty: it was not there at all. */
  wanted: v.string(),
  /** Empty: it is missing. */
  found: v.string(),
})

export const aiStateSchema = v.object({
  isOn: v.boolean(),
  model: v.string(),
  takesPictures: v.boolean(),
  /** The names of the settings without which nobody is asked. */
  missing: v.array(v.string()),
  left: v.number(),
  most: v.number(),
  /** What the shop is called: locked in every text. */
  names: v.array(v.string()),
})
export type AiState = v.InferOutput<typeof aiStateSchema>

export const aiUsesSchema = v.object({
  uses: v.array(
    v.object({
      id: v.string(),
      task: v.picklist(aiTasks),
      isTrial: v.boolean(),
      subject: v.string(),
      languageCode: v.string(),
      model: v.string(),
      credits: v.number(),
      outcome: v.picklist(useOutcomes),
      detail: v.string(),
      tokensIn: v.nullable(v.number()),
      tokensOut: v.nullable(v.number()),
      firstMs: v.nullable(v.number()),
      totalMs: v.nullable(v.number()),
      createdAt: v.number(),
      /** Empty where nobody is known. */
      byName: v.string(),
    }),
  ),
})
export type AiUses = v.InferOutput<typeof aiUsesSchema>

export const trialSchema = v.strictObject({
  task: v.picklist(trialTasks),
  language: languageCodeSchema,
  text: v.pipe(
    boundedText(aiLimits.text, 'ai_text_long'),
    v.check((text) => text.trim() !== '', 'ai_text_missing'),
  ),
})
export type Trial = v.InferOutput<typeof trialSchema>

/** The lines of an answer as it comes, each of them JSON. */
const trialLineSchema = v.variant('type', [
  v.object({
    type: v.literal('begun'),
    id: v.string(),
    credits: v.number(),
    locked: v.array(v.object({ kind: v.picklist(lockKinds), text: v.string() })),
  }),
  v.object({ type: v.literal('text'), text: v.string() }),
  v.object({
    type: v.literal('end'),
    outcome: v.picklist(useOutcomes),
    /** Of a failure why, in words. */
    message: v.string(),
    differences: v.array(differenceSchema),
    credits: v.number(),
    left: v.number(),
    tokensIn: v.nullable(v.number()),
    tokensOut: v.nullable(v.number()),
    firstMs: v.nullable(v.number()),
    totalMs: v.nullable(v.number()),
  }),
])
export type TrialLine = v.InferOutput<typeof trialLineSchema>

export const useParam = v.strictObject({ id: uuid() })

export const makeDraftSchema = v.strictObject({
  ...textAddressSchema.entries,
  language: languageCodeSchema,
  task: v.picklist(draftTasks),
})
export type MakeDraft = v.InferOutput<typeof makeDraftSchema>

export const aiDraftSchema = v.object({
  page: v.string(),
  key: v.string(),
  languageCode: v.string(),
  task: v.picklist(aiTasks),
  rev: v.number(),
  source: v.string(),
  value: v.string(),
  differences: v.array(differenceSchema),
  state: v.picklist(draftStates),
  createdAt: v.number(),
})
export type AiDraft = v.InferOutput<typeof aiDraftSchema>

export const aiDraftsSchema = v.object({ drafts: v.array(aiDraftSchema) })
export type AiDrafts = v.InferOutput<typeof aiDraftsSchema>

export const draftLanguageSchema = v.strictObject({ language: languageCodeSchema })
const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const seenDraftSchema = v.strictObject({
  ...textAddressSchema.entries,
  language: languageCodeSchema,
  rev,
})
export type SeenDraft = v.InferOutput<typeof seenDraftSchema>

export const acceptDraftSchema = v.strictObject({
  ...seenDraftSchema.entries,
  /** The draft with what differed put right; the draft itself where it is left out. */
  value: v.optional(boundedText(20_000, 'text_long')),
})
export type AcceptDraft = v.InferOutput<typeof acceptDraftSchema>

export const acceptedDraftSchema = v.object({ text: editableTextSchema })

/** Those that hold, of one area of texts or of all. */
export const acceptAllSchema = v.strictObject({
  language: languageCodeSchema,
  items: v.pipe(
    v.array(v.strictObject({ ...textAddressSchema.entries, rev })),
    v.minLength(1),
    v.maxLength(100),
  ),
})
export type AcceptAll = v.InferOutput<typeof acceptAllSchema>
export const acceptedAllSchema = v.object({ accepted: v.number(), left: v.number() })

export const describePictureSchema = v.strictObject({
  mediaId: uuid(),
  language: languageCodeSchema,
})
export type DescribePicture = v.InferOutput<typeof describePictureSchema>
export const describedPictureSchema = v.object({ value: v.string() })

/** A whole language: what it would cost, and how its job goes. */
export const aiLanguageSchema = v.object({
  languageCode: v.string(),
  /** Texts without words that nothing was drafted for. */
  missing: v.number(),
  /** About what they cost at the most. */
  credits: v.number(),
  job: v.nullable(
    v.object({
      rev: v.number(),
      state: v.picklist(aiJobStates),
      /** Of one that has halted the code of why. */
      detail: v.string(),
      total: v.number(),
      drafted: v.number(),
      failed: v.number(),
    }),
  ),
})
export type AiLanguage = v.InferOutput<typeof aiLanguageSchema>

export const aiLanguageParam = v.strictObject({ code: languageCodeSchema })
export const jobStepSchema = v.strictObject({ step: v.picklist(['start', 'pause', 'resume']) })
export type JobStep = v.InferOutput<typeof jobStepSchema>['step']

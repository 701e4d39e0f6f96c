import type { AiFaultKind, AiPatience } from '#domain/ai.ts'
import type { Settings } from './settings.ts'

/** What a model is asked. What it answers is text, whatever it looks like. */
export interface AiCall {
  /** What it is to do: ours, and never anything that somebody has typed. */
  system: string
  prompt: string
  picture?: { bytes: Uint8Array<ArrayBuffer>; mediaType: string }
  maxTokens: number
  patience: AiPatience
  signal?: AbortSignal
}

/** The tokens of a call, where the provider counts them. */
export interface AiTokens {
  in: number | undefined
  out: number | undefined
}

/** A model that writes text, at whichever provider. */
export interface AiPort {
  model: string
  /** True where it looks at pictures, too. */
  takesPictures: boolean
  /** The answer, piece by piece. Throws an `AiFault`; an end by `signal` throws the signal's reason. */
  stream(call: AiCall): AsyncGenerator<string, AiTokens>
}

/** Why there is no answer. */
export class AiFault extends Error {
  readonly kind: AiFaultKind

  constructor(kind: AiFaultKind) {
    super(`the model gave no answer: ${kind}`)
    this.kind = kind
  }
}

type AiSettings = Pick<Settings, 'AI_URL' | 'AI_KEY' | 'AI_MODEL' | 'AI_PICTURES'>

/** The settings without which nobody is asked. */
export function missingAiSettings(settings: AiSettings, hasBinding: boolean): string[] {
  const { AI_URL, AI_MODEL } = settings
  if (AI_MODEL !== '' && (AI_URL !== '' || isOfBinding(settings, hasBinding))) return []
  return [...(AI_URL === '' ? ['AI_URL'] : []), ...(AI_MODEL === '' ? ['AI_MODEL'] : [])]
}

/**
 * The model of the settings: at an address that speaks as OpenAI's does, or of the Workers AI binding. Undefined where none is set. The
 * library of either is fetched with the first call.
 */
export function aiPort(settings: AiSettings, binding?: unknown): AiPort | undefined {
  if (missingAiSettings(settings, binding !== undefined).length > 0) return undefined
  const isBound = isOfBinding(settings, binding !== undefined)
  return {
    model: settings.AI_MODEL,
    takesPictures: settings.AI_PICTURES === 'on',
    async *stream(call) {
      const { boundModel, openModel, streamOf } = await import('./ai-models.ts')
      const model = isBound
        ? await boundModel(binding, settings.AI_MODEL)
        : await openModel(settings)
      return yield* streamOf(model, call)
    },
  }
}

/** Models of Cloudflare's own have names that begin so. */
function isOfBinding({ AI_URL, AI_MODEL }: AiSettings, hasBinding: boolean): boolean {
  return hasBinding && AI_URL === '' && AI_MODEL.startsWith('@cf/')
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AiTask, UseOutcome } from '#domain/ai.ts'

/** What a model is asked for. */
export const taskWords: Record<AiTask, MessageDescriptor> = {
  ask: msg`Question of your own`,
  translate: msg`Translate`,
  update: msg`Translate what changed`,
  shorter: msg`Make it shorter`,
  plainer: msg`Make it plainer`,
  describe: msg`Describe a picture`,
}

export const outcomeWords: Record<UseOutcome, { label: MessageDescriptor; tone: string }> = {
  running: { label: msg`Answering`, tone: 'news' },
  done: { label: msg`Finished`, tone: 'good' },
  stopped: { label: msg`Stopped`, tone: 'none' },
  refused: { label: msg`Refused`, tone: 'warn' },
  failed: { label: msg`No answer`, tone: 'bad' },
}

/** Why there was no answer, by what the log keeps. */
export const failureWords: Record<string, MessageDescriptor> = {
  timeout: msg`No answer in time`,
  rate_limited: msg`The provider has too much to do`,
  denied: msg`The provider does not accept the key`,
  garbage: msg`An answer that could not be used`,
  unreachable: msg`The provider cannot be reached`,
  lost: msg`Broken off; its credits came back`,
}

export type WrittenKind = 'answer' | 'note'

interface Writing {
  canAnswer: boolean
  /** What stands in the answer that is being written. */
  typed: string
  wanted: WrittenKind
}

/**
 * What can be written about a conversation, and which of it is shown. An answer that is typed stays in sight where a colleague has
 * marked the conversation as spam meanwhile: it cannot be sent, and is not lost.
 */
export function writtenKinds({ canAnswer, typed, wanted }: Writing) {
  const kinds: WrittenKind[] = canAnswer || typed !== '' ? ['answer', 'note'] : ['note']
  const shown: WrittenKind = kinds.includes(wanted) ? wanted : 'note'
  return { kinds, shown }
}

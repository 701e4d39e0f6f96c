import type { EditableText } from '#domain/editing.schema.ts'
import { RichDifference } from './rich-difference.tsx'
import { WordDifference } from '#app/workspace/form/word-difference.tsx'

interface TextDifferenceProps {
  type: EditableText['type']
  before: string
  after: string
  /** The language that both are in. */
  language: string
}

/** What has changed in a text: of a rich one also how it looks and where it leads. */
export function TextDifference({ type, ...texts }: TextDifferenceProps) {
  return type === 'html' ? <RichDifference {...texts} /> : <WordDifference {...texts} />
}

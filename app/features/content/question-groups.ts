import { numbersIn } from '#domain/content.ts'
import type { PageTexts } from '#domain/content.schema.ts'

export interface QuestionGroup {
  /** Undefined where the page has no groups. */
  group: number | undefined
  questions: number[]
}

/** The questions shared out to the page's groups in their order, as evenly as they go: 12 questions in 3 groups are 4 each. */
export function questionGroups(texts: PageTexts): QuestionGroup[] {
  const questions = numbersIn(texts, 'question')
  const groups = numbersIn(texts, 'group')
  if (groups.length === 0) return [{ group: undefined, questions }]
  const size = Math.ceil(questions.length / groups.length)
  return groups.map((group, at) => ({
    group,
    questions: questions.slice(at * size, (at + 1) * size),
  }))
}

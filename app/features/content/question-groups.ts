import { numbersIn } from '#domain/content.ts'
import type { PageTexts } from '#domain/content.schema.ts'

export interface QuestionGroup {
  /** Undefined for questions that stand under no heading. */
  group: number | undefined
  questions: number[]
}

/**
 * The questions under their headings, in the order that both are kept in: what follows a heading belongs to it. Where all headings
 * stand before all questions, those are shared out as evenly as they go: 12 questions in 3 groups are 4 each.
 */
export function questionGroups(texts: PageTexts): QuestionGroup[] {
  const groups: QuestionGroup[] = []
  for (const [kind, number] of headingsAndQuestions(texts)) {
    if (kind === 'group') groups.push({ group: number, questions: [] })
    else {
      if (groups.length === 0) groups.push({ group: undefined, questions: [] })
      groups.at(-1)?.questions.push(number)
    }
  }
  const isApart = groups.length > 1 && groups.slice(0, -1).every(isEmpty)
  return (isApart ? sharedOut(texts) : groups).filter((group) => !isEmpty(group))
}

function headingsAndQuestions(texts: PageTexts): ['group' | 'question', number][] {
  const met = new Map<string, ['group' | 'question', number]>()
  for (const key of Object.keys(texts)) {
    const [kind, number] = key.split('.')
    if (kind !== 'group' && kind !== 'question') continue
    if (numbersIn({ [key]: true }, kind).length > 0)
      met.set(`${kind}.${number}`, [kind, Number(number)])
  }
  return [...met.values()]
}

function sharedOut(texts: PageTexts): QuestionGroup[] {
  const questions = numbersIn(texts, 'question')
  const groups = numbersIn(texts, 'group')
  const size = Math.ceil(questions.length / groups.length)
  return groups.map((group, at) => ({
    group,
    questions: questions.slice(at * size, (at + 1) * size),
  }))
}

function isEmpty({ questions }: QuestionGroup): boolean {
  return questions.length === 0
}

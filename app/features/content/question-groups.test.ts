import { expect, test } from 'vitest'
import type { PageTexts } from '#domain/content.schema.ts'
import { questionGroups } from './question-groups.ts'

function textsOf(keys: string[]): PageTexts {
  return Object.fromEntries(
    keys.map((key) => [key, { type: 'text' as const, value: key, languageCode: 'nb' }]),
  )
}

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => `question.${at + 1}.title`)

test('questions are shared out to the groups in order, none is lost', () => {
  const groups = ['group.1.title', 'group.2.title', 'group.3.title']
  expect(questionGroups(textsOf([...groups, ...questions(8)]))).toEqual([
    { group: 1, questions: [1, 2, 3] },
    { group: 2, questions: [4, 5, 6] },
    { group: 3, questions: [7, 8] },
  ])
})

test('a page without groups lists all of them', () => {
  expect(questionGroups(textsOf(questions(2)))).toEqual([{ group: undefined, questions: [1, 2] }])
})

test('what follows a heading belongs to it, and a heading over nothing is left out', () => {
  const keys = ['question.9.title', 'group.2.title', 'question.3.title', 'question.1.title']
  expect(
    questionGroups(textsOf([...keys, 'group.1.title', 'question.2.title', 'group.3.title'])),
  ).toEqual([
    { group: undefined, questions: [9] },
    { group: 2, questions: [3, 1] },
    { group: 1, questions: [2] },
  ])
})

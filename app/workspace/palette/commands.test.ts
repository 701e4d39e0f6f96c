import { expect, test } from 'vitest'
import { type Command, fitting } from './commands.ts'

const commands: Command[] = [
  { id: '1', label: 'Osoby i role', icon: 'user' },
  { id: '2', label: 'Dziennik zdarzeń', icon: 'list' },
  { id: '3', label: 'Kari Prøve', more: 'kari@example.no', icon: 'user' },
]
const idsFor = (typed: string) => fitting(commands, typed).map(({ id }) => id)

test('every word is looked for, in any order, without case and accents', () => {
  expect(idsFor('')).toEqual(['1', '2', '3'])
  expect(idsFor('ROLE osoby')).toEqual(['1'])
  expect(idsFor('zdarzen')).toEqual(['2'])
  expect(idsFor('kari@')).toEqual(['3'])
  expect(idsFor('nobody')).toEqual([])
})

test('words are folded as the product search folds them', () => {
  for (const typed of ['prove', 'proeve', 'pröve', '«Prøve».']) expect(idsFor(typed)).toEqual(['3'])
})

import { expect, test } from 'vitest'
import { searchedLine } from './searched-line.ts'

test('what was typed is one clean line of a hundred characters at most', () => {
  expect(searchedLine('  м’ясо \n –  PF 4001\u202E ')).toBe('м’ясо – PF 4001')
  expect(searchedLine('a'.repeat(5000))).toBe('a'.repeat(100))
  expect(searchedLine(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
})

test('a cut leaves no half of a letter', () => {
  expect(searchedLine(`${'a'.repeat(99)}🧀`)).toBe('a'.repeat(99))
  expect(searchedLine(`${'\u200B'.repeat(399)}🧀`)).toBe('')
})

test('what is far too long is cut before it is cleaned', () => {
  expect(searchedLine(`${' '.repeat(400)}ost`)).toBe('')
  expect(searchedLine(`${' '.repeat(300)}ost`)).toBe('ost')
})

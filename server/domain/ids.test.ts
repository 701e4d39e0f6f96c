import { expect, test } from 'vitest'
import { newCode, randomLetters } from './ids.ts'

test('random letters are of their alphabet, each about as often as the others', () => {
  const drawn = [...randomLetters('abc', 30_000)]
  const counts = ['a', 'b', 'c'].map((letter) => drawn.filter((each) => each === letter).length)
  expect(drawn).toHaveLength(30_000)
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('an alphabet that does not divide 256 favours none of its letters', () => {
  // Without drawing again, the first 96 of 160 letters would come twice as often as the rest.
  const alphabet = String.fromCodePoint(...Array.from({ length: 160 }, (_, at) => 0x100 + at))
  const early = [...randomLetters(alphabet, 32_000)].filter(
    (letter) => letter < alphabet.charAt(96),
  )
  expect(Math.abs(early.length / 32_000 - 96 / 160)).toBeLessThan(0.03)
})

test('a code keeps its leading zeros', () => {
  expect(newCode(8)).toMatch(/^\d{8}$/u)
})

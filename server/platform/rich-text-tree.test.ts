import { expect, test } from 'vitest'
import { richTextPolicy } from '#domain/rich-text-policy.ts'
import { parseRichText } from './rich-text-tree.ts'

const { maxTags, maxDepth } = richTextPolicy
/** What every parse makes around a text. */
const around = 2

test('a text with more tags than the policy has is not parsed at all', () => {
  expect(parseRichText('<p>'.repeat(maxTags))).toEqual({ tree: undefined, elements: 0 })
  expect(parseRichText('<'.repeat(20_000))).toEqual({ tree: undefined, elements: 0 })
})

test.each(['<div>', '<ul><li>', '<svg>', '<table><td>', '<template>', '<b><i>'])(
  'the parser stops where %s has gone as deep as the policy lets it',
  (tags) => {
    const { tree, elements } = parseRichText(tags.repeat(1000))
    expect(tree).toBeUndefined()
    expect(elements).toBeLessThanOrEqual(2 * maxDepth + around)
  },
)

test('the parser stops where open elements that every paragraph opens again become too many', () => {
  const opened = Array.from({ length: 40 }, (_, at) => `<b title=${at}>`).join('')
  const { tree, elements } = parseRichText(`<p>${opened}${'<p>x'.repeat(1500)}`)
  expect(tree).toBeUndefined()
  expect(elements).toBe(maxTags + 1)
})

test('a long table and a list of ten levels are honest', () => {
  const table = `<table><tbody>${'<tr><td>1</td><td>2</td></tr>'.repeat(600)}</tbody></table>`
  expect(parseRichText(table).tree?.children).toHaveLength(1)
  const list = `${'<ul><li>x'.repeat(10)}${'</li></ul>'.repeat(10)}`
  expect(parseRichText(list).tree?.children).toHaveLength(1)
})

import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import { goneIds } from './gone-words.ts'

test('the words of a page that is gone stand in for those of the page that is not found', () => {
  expect(goneIds).toEqual({
    title: generateMessageId('Page not found'),
    text: generateMessageId('The address may be old or mistyped. Search, or go on from here.'),
  })
})

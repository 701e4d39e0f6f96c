import { expect, test } from 'vitest'
import { wayOfKeys } from './undo-keys.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const ctrl = { ...none, ctrlKey: true }
const meta = { ...none, metaKey: true }

test.each([
  ['Ctrl Z', { ...ctrl, key: 'z', code: 'KeyZ' }, 'back'],
  ['⌘ Z', { ...meta, key: 'z', code: 'KeyZ' }, 'back'],
  ['Ctrl Z of an Arabic keyboard', { ...ctrl, key: 'ئ', code: 'KeyZ' }, 'back'],
  ['Ctrl Shift Z', { ...ctrl, shiftKey: true, key: 'Z', code: 'KeyZ' }, 'forward'],
  [
    'Ctrl Shift Z of an Arabic keyboard',
    { ...ctrl, shiftKey: true, key: '~', code: 'KeyZ' },
    'forward',
  ],
  ['Ctrl Y', { ...ctrl, key: 'y', code: 'KeyY' }, 'forward'],
  ['Ctrl Y of an Arabic keyboard', { ...ctrl, key: 'غ', code: 'KeyY' }, 'forward'],
  ['Ctrl Z of a German keyboard', { ...ctrl, key: 'z', code: 'KeyY' }, 'back'],
  ['⌘ Y', { ...meta, key: 'y', code: 'KeyY' }, undefined],
  ['Z alone', { ...none, key: 'z', code: 'KeyZ' }, undefined],
  ['Ctrl Alt Z', { ...ctrl, altKey: true, key: 'z', code: 'KeyZ' }, undefined],
  ['what a browser fills in without a name', none, undefined],
])('[T04] %s leads there and nowhere else', (_, event, way) => {
  expect(wayOfKeys(event)).toBe(way)
})

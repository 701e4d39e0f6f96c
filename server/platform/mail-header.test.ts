import { expect, test } from 'vitest'
import { headerText, namedAddress } from './mail-header.ts'

const decoded = (header: string) =>
  header
    .split('\r\n ')
    .map((word) => /^=\?UTF-8\?B\?(?<base64>[\d+/=A-Za-z]+)\?=$/u.exec(word)?.groups?.['base64'])
    .map((base64) => Buffer.from(base64 ?? '', 'base64').toString())

test('[N01] a subject of any script is read whole, and no line of it is longer than a mail server takes', () => {
  for (const text of ['Øst og vest', 'جبن '.repeat(30), 'ヨーグルト'.repeat(24), '🧀'.repeat(60)]) {
    const header = headerText(text)
    expect(decoded(header).join('')).toBe(text.trim())
    // Each word is whole letters.
    expect(decoded(header).join('')).not.toContain('\u{FFFD}')
    for (const line of header.split('\r\n ')) expect(line.length).toBeLessThanOrEqual(75)
  }
  expect(headerText('Cheese\r\nBcc: eve@example.no')).toBe('Cheese Bcc: eve@example.no')
  expect(headerText('Gårdsost\r\nBcc: eve@example.no')).not.toContain('Bcc')
})

test('the name of a sender stands between quotes where it is ASCII, and is an encoded word where it is not', () => {
  expect(namedAddress('Farm "A", Ltd', 'a@b.no')).toBe('"Farm A, Ltd" <a@b.no>')
  expect(namedAddress('Gård', 'a@b.no')).toBe('=?UTF-8?B?R8OlcmQ=?= <a@b.no>')
  expect(namedAddress('', 'a@b.no')).toBe('a@b.no')
})

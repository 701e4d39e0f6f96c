/** Letters that Unicode does not take apart into a base letter and an accent. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }
const single = /[øæßłđı]/gu

/**
 * A text as search compares it: case and accents folded in every alphabet, spaces single. `Blåbær` and `BLABAER` are one.
 * Both what is looked for and what is looked into pass through here.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(single, (letter) => plain[letter] ?? letter)
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

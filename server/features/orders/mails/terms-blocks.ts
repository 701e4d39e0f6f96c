export interface TermsBlock {
  kind: 'heading' | 'text'
  text: string
}

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The terms page's HTML as headings and paragraphs of plain text: a mail carries the words, not the page's markup. */
export function termsBlocks(html: string): TermsBlock[] {
  return [...html.matchAll(/<(h[1-6]|p|li)\b[^>]*>(.*?)<\/\1>/gsu)].flatMap(([, tag, inner]) => {
    const text = plain(inner ?? '')
    return text === '' ? [] : [{ kind: tag?.startsWith('h') ? 'heading' : 'text', text }]
  })
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:nbsp|lt|gt|quot|#39|amp);/gu, (entity) => entities[entity] ?? '')
    .trim()
}

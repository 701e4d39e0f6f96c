/** The title that search engines show: the one written for them, or the page's; empty where the language has none of its own. */
export function searchTitleOf(words: (key: string) => string | undefined): string {
  return words('metaTitle') || words('title') || ''
}

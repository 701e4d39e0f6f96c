/** What a language is called in what a model is told; its code where nobody knows. */
export function englishNameOf(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

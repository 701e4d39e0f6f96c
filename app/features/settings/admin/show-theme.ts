import { type Theme, wholeThemeStyles } from '#domain/theme.ts'

let sheet: CSSStyleSheet | undefined

/** Shows a theme that was just saved in this document, over the one that it came with. */
export function showTheme(theme: Theme): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(wholeThemeStyles(theme))
}

import { type FooterColors, footerStyles, themeFooterColors } from '#domain/footer.ts'

let sheet: CSSStyleSheet | undefined

/** Shows colours that were just saved in this document, over those that it came with. */
export function showFooterColors(colors: FooterColors | null): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(footerStyles(colors ?? themeFooterColors))
}

import type { FooterSection } from '#domain/footer.ts'

/** Where the page has a section of its footer: links carry no ids, so it is known by its heading, the last one by its row. */
export function footerPart(section: FooterSection): HTMLElement | null {
  if (section === 'bottom') return document.querySelector('.site-footer .footer-bottom')
  const heading = document.querySelector(`.site-footer [data-content="footer.${section}.title"]`)
  return heading?.closest('section') ?? null
}

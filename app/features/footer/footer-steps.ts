import type { FooterColors, FooterSection } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { asBefore } from '#app/workspace/links/link-draft.ts'
import type { WholePart } from '#app/workspace/links/whole-step.ts'
import { sectionDraft, type LinksAsSent, sentAs } from './admin/link-section.ts'
import { showFooterColors } from './admin/show-colors.ts'

/** The links of a section of the footer, as Edit Mode takes their list back. */
export const footerLinksPart: WholePart<EditableFooter, LinksAsSent> = {
  readPath: '/admin/footer',
  pathOf: (of) => `/admin/footer/${of['section']}.links`,
  partIn: (footer, of) => {
    const { links, rev } = sectionDraft(footer, of['section'] as FooterSection)
    return { part: sentAs(links), rev }
  },
  bodyOf: (was, now) => ({ links: asBefore(was, now) }),
}

/** The colours of the footer; null is the theme's own. */
export const footerColorsPart: WholePart<EditableFooter, FooterColors | null> = {
  readPath: '/admin/footer',
  pathOf: () => '/admin/footer/colors',
  partIn: ({ colors, colorsRev }) => ({ part: colors, rev: colorsRev }),
  bodyOf: (was) => ({ colors: was }),
  show: ({ colors }) => showFooterColors(colors),
}

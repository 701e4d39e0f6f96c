import type { Page } from '@playwright/test'
import { contrastOf } from '#domain/colors.ts'
import { type FooterColors, footerTemplates } from '#domain/footer.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { changeSite } from '#tests/support/site-changes.ts'

/** What is drawn in the footer and is no text: WCAG 2.2, 1.4.11 asks 3:1 of it. */
const drawn = ['.logo svg', '.theme-toggle svg']

/** The colours of what is drawn, of the ground of the footer, and of the ring where the keyboard is. */
async function colorsOn(page: Page): Promise<{ ground: string; marks: string[] }> {
  return page.locator('.site-footer').evaluate((footer, selectors) => {
    const colorOf = (element: Element) => getComputedStyle(element).color
    const language = footer.querySelector<HTMLElement>('.footer-languages a')
    language?.focus()
    const ring = language ? getComputedStyle(language).outlineColor : ''
    const marks = selectors.flatMap((each) => [...footer.querySelectorAll(each)].map(colorOf))
    return { ground: getComputedStyle(footer).backgroundColor, marks: [...marks, ring] }
  }, drawn)
}

const values = ({
  backgroundColor,
  textColor,
  linkColor,
  linkHoverColor,
  borderColor,
}: FooterColors) =>
  [backgroundColor, textColor, linkColor, linkHoverColor, borderColor].map((color) => `'${color}'`)

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('[F04] mark, choice of a theme and ring of focus are seen on the ground of every template', async ({
      page,
      site,
    }) => {
      for (const { id, colors } of footerTemplates) {
        await changeSite(
          site,
          `insert or replace into footer_colors (factory_id, background_color, text_color, link_color, link_hover_color, border_color)
            select id, ${values(colors).join(', ')} from factories`,
        )
        await open(page, '/nb/privacy')
        const { ground, marks } = await colorsOn(page)
        expect(contrastOf(ground, colors.backgroundColor), id).toBe(1)
        expect(marks).toHaveLength(5)
        for (const mark of marks) expect(contrastOf(mark, ground), id).toBeGreaterThanOrEqual(3)
      }
    })
  })

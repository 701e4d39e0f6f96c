import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { LanguageLinks } from '#app/shell/header/language-links.tsx'
import { CompanyBlock } from './company-block.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** Company, three sections of links, and the bottom row. Two links may be alike: their keys are their places, too. */
export function SiteFooter({ shell: { company, footer, languages } }: { shell: ShellFrame }) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-columns" id="footer-menu">
          <CompanyBlock company={company} footer={footer} />
          {footer.sections.map((section) => (
            <section key={section.key}>
              <h2 data-content={`footer.${section.key}.title`}>{section.title}</h2>
              <ul>
                {section.links.map((link, at) => (
                  <li key={at + link.url}>
                    <ContentLink content={link.content} isExternal={link.isExternal} url={link.url}>
                      {link.title}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <LanguageLinks className="footer-languages" languages={languages} />
        <div className="footer-bottom">
          <span data-content="footer.copyright.text" suppressHydrationWarning>
            {withYear(footer.copyright)}
          </span>
          {footer.bottom.map((link, at) => (
            <ContentLink
              content={link.content}
              isExternal={link.isExternal}
              key={at + link.url}
              url={link.url}
            >
              {link.title}
            </ContentLink>
          ))}
          <ThemeToggle />
        </div>
      </div>
    </footer>
  )
}

function withYear(copyright: string): string {
  return copyright.replace('{year}', String(new Date().getFullYear()))
}

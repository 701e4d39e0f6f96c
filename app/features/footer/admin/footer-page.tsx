import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminStart } from '#domain/admin.schema.ts'
import { type FooterSection, themeFooterColors } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { titleIn } from '#app/workspace/links/link-draft.ts'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import '#app/styles/workspace-links.css'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ColorManager } from './color-manager.tsx'
import { FooterSample } from './footer-sample.tsx'
import { LinkManager } from './link-manager.tsx'
import { sectionWords } from './section-words.ts'

interface FooterPageProps {
  start: AdminStart
  footer: EditableFooter
  languages: readonly OfferedLanguage[]
  onChanged: () => void
}

/** The footer: its sections with their links, and its colours. */
export function FooterPage({ start, footer, languages, onChanged }: FooterPageProps) {
  const canEdit = isAllowed(start, 'content.publish')
  const [section, setSection] = useState<FooterSection>()
  const [isManaging, setIsManaging] = useState(false)
  const [isColoring, setIsColoring] = useState(false)
  return (
    <SectionPage
      description={
        <Trans>
          What stands at the end of every page. Its texts are edited in place, in Edit Mode.
        </Trans>
      }
      title={<Trans>Footer</Trans>}
    >
      <div className="ws-section-body ws-footer-parts">
        {footer.sections.map((each) => (
          <SectionPart
            key={each.key}
            onManage={
              canEdit
                ? () => {
                    setSection(each.key)
                    setIsManaging(true)
                  }
                : undefined
            }
            section={each}
          />
        ))}
        <section className="ws-part">
          <h2>
            <Trans>Colours</Trans>
          </h2>
          <FooterSample colors={footer.colors ?? themeFooterColors} />
          {!footer.colors && (
            <p className="ws-quiet">
              <Trans>They follow the theme, light and dark.</Trans>
            </p>
          )}
          {canEdit && (
            <Button onClick={() => setIsColoring(true)} size="s" variant="outline">
              <Trans>Change colours</Trans>
            </Button>
          )}
        </section>
      </div>
      {section && (
        <LinkManager
          isOpen={isManaging}
          key={section}
          languages={languages}
          onClose={() => setIsManaging(false)}
          onSaved={onChanged}
          section={section}
        />
      )}
      <ColorManager isOpen={isColoring} onClose={() => setIsColoring(false)} onSaved={onChanged} />
    </SectionPage>
  )
}

interface SectionPartProps {
  section: EditableFooter['sections'][number]
  onManage: (() => void) | undefined
}

function SectionPart({ section: { key, links }, onManage }: SectionPartProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(sectionWords[key])
  const dead = links.filter(({ isDead }) => isDead).length
  return (
    <section className="ws-part">
      <h2>{name}</h2>
      {links.length === 0 ? (
        <p className="ws-quiet">
          <Trans>No links yet. Click "Add Link" to create your first footer link.</Trans>
        </p>
      ) : (
        <ul>
          {links.map((link) => (
            <li key={link.id}>
              <bdi>{titleIn(link, i18n.locale)}</bdi>
              <small dir="ltr">{link.url}</small>
            </li>
          ))}
        </ul>
      )}
      {dead > 0 && (
        <p className="ws-dead">
          <Icon name="triangle-alert" size="s" />
          <Plural
            one="# link leads to a page that is not there"
            other="# links lead to pages that are not there"
            value={dead}
          />
        </p>
      )}
      {onManage && (
        <Button aria-label={t`Manage links: ${name}`} onClick={onManage} size="s" variant="outline">
          <Trans>Manage links</Trans>
        </Button>
      )}
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type FooterSection, footerSections } from '#domain/footer.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { sectionWords } from '#app/features/footer/admin/section-words.ts'
import { fetchedOverlay } from '#app/ui/fetched.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useFooterParts } from './use-footer-parts.ts'

const LinkManager = fetchedOverlay(
  async () => (await import('#app/features/footer/admin/link-manager.tsx')).LinkManager,
)
const ColorManager = fetchedOverlay(
  async () => (await import('#app/features/footer/admin/color-manager.tsx')).ColorManager,
)

/** On the page's own footer: 'Manage links' in each section, and its colours. */
export function FooterTools({ languages }: { languages: readonly OfferedLanguage[] }) {
  const { t, i18n } = useLingui()
  const router: AnyRouter = useRouter()
  const parts = useFooterParts()
  const [section, setSection] = useState<FooterSection>()
  const [opened, setOpened] = useState<'links' | 'colors'>()
  const close = () => setOpened(undefined)
  const show = () => void router.invalidate()
  const manage = (wanted: FooterSection) => {
    setSection(wanted)
    setOpened('links')
  }
  const bottom = parts.get('bottom')
  return (
    <>
      {footerSections.map((key) => {
        const part = parts.get(key)
        const name = i18n._(sectionWords[key])
        return (
          part &&
          createPortal(
            <button
              aria-label={t`Manage links: ${name}`}
              className="edit-part"
              onClick={() => manage(key)}
              type="button"
            >
              <Icon name="list" size="s" />
              <Trans>Manage links</Trans>
            </button>,
            part,
            key,
          )
        )
      })}
      {bottom &&
        createPortal(
          <button className="edit-part" onClick={() => setOpened('colors')} type="button">
            <Icon name="palette" size="s" />
            <Trans>Colours of the footer</Trans>
          </button>,
          bottom,
          'colors',
        )}
      {section && (
        <LinkManager
          isOpen={opened === 'links'}
          key={section}
          languages={languages}
          onClose={close}
          onSaved={show}
          section={section}
        />
      )}
      {opened === 'colors' && <ColorManager isOpen onClose={close} onSaved={show} />}
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { mostItems } from '#domain/sections.ts'
import type { EditableSection } from '#domain/sections.schema.ts'
import { PictureField } from '#app/features/media/admin/picture-field.tsx'
import { LinkField } from './fields/link-field.tsx'
import { ProductsField } from './fields/products-field.tsx'

interface LetterFieldsProps {
  section: Extract<
    EditableSection,
    { kind: 'letter-products' | 'letter-picture' | 'letter-button' }
  >
  onChange: (next: EditableSection) => void
}

/** The fields of a newsletter's block. */
export function LetterFields({ section, onChange }: LetterFieldsProps) {
  const { t } = useLingui()
  switch (section.kind) {
    case 'letter-products':
      return (
        <ProductsField
          most={mostItems.letterProducts}
          onChange={(chosen) => onChange({ ...section, settings: chosen })}
          value={section.settings}
        />
      )
    case 'letter-picture': {
      const { settings } = section
      const set = (next: Partial<typeof settings>) =>
        onChange({ ...section, settings: { ...settings, ...next } })
      return (
        <>
          <PictureField
            isDescribed
            label={t`Picture`}
            onChange={(picture) => set({ picture })}
            value={settings.picture}
          />
          <LinkField
            legend={<Trans>Where the picture leads</Trans>}
            onChange={(url) => set({ url })}
            value={settings.url}
          />
        </>
      )
    }
    case 'letter-button':
      return (
        <LinkField
          legend={<Trans>Where the button leads</Trans>}
          onChange={(url) => onChange({ ...section, settings: { url } })}
          value={section.settings.url}
        />
      )
  }
}

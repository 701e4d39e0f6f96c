import { Trans, useLingui } from '@lingui/react/macro'
import { mostItems } from '#domain/sections.ts'
import type { EditableSection } from '#domain/sections.schema.ts'
import { PictureField } from '#app/features/media/admin/picture-field.tsx'
import { CountField } from './fields/count-field.tsx'
import { LetterFields } from './letter-fields.tsx'
import { GroundField } from './fields/ground-field.tsx'
import { LinkField } from './fields/link-field.tsx'
import { PicturesField } from './fields/pictures-field.tsx'
import { PlacesField } from './fields/places-field.tsx'
import { ProductsField } from './fields/products-field.tsx'
import { SideField } from './fields/side-field.tsx'

interface SettingsFieldsProps {
  section: EditableSection
  onChange: (next: EditableSection) => void
}

/** The fields of a section's kind, and the ground that it stands on. */
export function SettingsFields({ section, onChange }: SettingsFieldsProps) {
  return (
    <>
      <OfKind onChange={onChange} section={section} />
      <OfGround onChange={onChange} section={section} />
    </>
  )
}

function OfKind({ section, onChange }: SettingsFieldsProps) {
  const { t } = useLingui()
  switch (section.kind) {
    case 'hero': {
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
            legend={<Trans>Where the button leads</Trans>}
            onChange={(url) => set({ url })}
            value={settings.url}
          />
        </>
      )
    }
    case 'picture-text': {
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
          <SideField onChange={(side) => set({ side })} value={settings.side} />
          <LinkField
            legend={<Trans>Where the link leads</Trans>}
            onChange={(url) => set({ url })}
            value={settings.url}
          />
        </>
      )
    }
    case 'products':
    case 'home-hero':
      return <GoodsFields onChange={onChange} section={section} />
    case 'letter-products':
    case 'letter-picture':
    case 'letter-button':
      return <LetterFields onChange={onChange} section={section} />
    case 'steps':
    case 'questions':
      return (
        <CountField
          label={section.kind === 'steps' ? t`How many steps` : t`How many questions`}
          most={mostItems[section.kind]}
          onChange={(count) => onChange({ ...section, settings: { ...section.settings, count } })}
          value={section.settings.count}
        />
      )
    case 'call-to-action': {
      const { settings } = section
      const set = (next: Partial<typeof settings>) =>
        onChange({ ...section, settings: { ...settings, ...next } })
      return (
        <>
          <LinkField
            legend={<Trans>Where the button leads</Trans>}
            onChange={(url) => set({ url })}
            value={settings.url}
          />
          <LinkField
            legend={<Trans>Where the second button leads</Trans>}
            onChange={(secondUrl) => set({ secondUrl })}
            value={settings.secondUrl}
          />
        </>
      )
    }
    case 'map':
      return (
        <PlacesField
          onChange={(places) => onChange({ ...section, settings: { ...section.settings, places } })}
          value={section.settings.places}
        />
      )
    case 'gallery':
      return (
        <PicturesField
          onChange={(pictures) =>
            onChange({ ...section, settings: { ...section.settings, pictures } })
          }
          value={section.settings.pictures}
        />
      )
    case 'text':
    case 'table':
    case 'home-categories':
    case 'home-best':
    case 'home-made':
    case 'home-shops':
    case 'letter-heading':
    case 'letter-text':
    case 'letter-divider':
    case 'letter-unsubscribe':
      return null
  }
}

interface GoodsFieldsProps {
  section: Extract<EditableSection, { kind: 'products' | 'home-hero' }>
  onChange: SettingsFieldsProps['onChange']
}

/** Which products, or at the top of the home page a picture in their place, and where it leads from there. */
function GoodsFields({ section, onChange }: GoodsFieldsProps) {
  const { t } = useLingui()
  const isHero = section.kind === 'home-hero'
  const set = (next: Partial<typeof section.settings>) =>
    onChange({ ...section, settings: { ...section.settings, ...next } } as EditableSection)
  return (
    <>
      {section.kind === 'home-hero' && (
        <PictureField
          isDescribed
          label={t`Picture in place of the packs`}
          onChange={(picture) =>
            onChange({ ...section, settings: { ...section.settings, picture } })
          }
          value={section.settings.picture}
        />
      )}
      <ProductsField
        most={isHero ? mostItems.packs : mostItems.products}
        onChange={set}
        value={section.settings}
      />
      <LinkField
        legend={
          isHero ? <Trans>Where the button leads</Trans> : <Trans>Where the link leads</Trans>
        }
        onChange={(url) => set({ url })}
        value={section.settings.url}
      />
    </>
  )
}

function OfGround({ section, onChange }: SettingsFieldsProps) {
  if (!('ground' in section.settings)) return null
  const set = (ground: typeof section.settings.ground) =>
    onChange({ ...section, settings: { ...section.settings, ground } } as EditableSection)
  return <GroundField onChange={set} value={section.settings.ground} />
}

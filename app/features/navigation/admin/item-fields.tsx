import { Trans, useLingui } from '@lingui/react/macro'
import { isColor } from '#domain/colors.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { AddressField } from '#app/workspace/links/address-field.tsx'
import { faultAt, type RowFault } from '#app/workspace/links/row-fault.ts'
import type { SitePlaces } from '#app/workspace/links/site-places.ts'
import { TitleFields } from '#app/workspace/links/title-fields.tsx'
import { AudienceField } from '#app/workspace/form/audience-field.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { IconChoice } from './icon-choice.tsx'
import { ItemTimes } from './item-times.tsx'
import { IconColorField } from './icon-color-field.tsx'
import type { ItemDraft } from './menu-draft.ts'

interface ItemFieldsProps {
  item: ItemDraft
  faults: readonly RowFault[]
  languages: readonly OfferedLanguage[]
  site: SitePlaces
  onChange: (fields: Partial<ItemDraft>) => void
}

/** All that can be said of an entry. */
export function ItemFields({ item, faults, languages, site, onChange }: ItemFieldsProps) {
  const { t } = useLingui()
  const { iconColor } = item
  const colorFault = faultAt(faults, 'iconColor')
  return (
    <>
      <TitleFields faults={faults} languages={languages} link={item} onChange={onChange} />
      <AddressField
        error={faultAt(faults, 'url')}
        onChange={(url) => onChange({ url })}
        site={site}
        value={item.url}
        wasDead={item.isDead}
      />
      <Checkbox
        checked={item.isExternal}
        label={t`Opens in a new tab`}
        onChange={({ target }) => onChange({ isExternal: target.checked })}
      />
      <IconChoice
        color={iconColor !== null && isColor(iconColor) ? iconColor : null}
        icon={item.icon}
        onChoose={(icon) => onChange({ icon })}
      />
      {(item.icon !== null || colorFault) && (
        <IconColorField
          color={iconColor}
          error={colorFault}
          onChange={(color) => onChange({ iconColor: color })}
        />
      )}
      <LanguageBoxes codes={item.languageCodes} languages={languages} onChange={onChange} />
      <AudienceField
        audience={item.audience}
        error={faultAt(faults, 'audience')}
        onChange={(audience) => onChange({ audience })}
      />
      <ItemTimes item={item} faults={faults} onChange={onChange} />
      <Checkbox
        checked={!item.isActive}
        label={t`Hidden from visitors`}
        onChange={({ target }) => onChange({ isActive: !target.checked })}
      />
    </>
  )
}

interface LanguageBoxesProps {
  codes: string[] | null
  languages: readonly OfferedLanguage[]
  onChange: (fields: Partial<ItemDraft>) => void
}

function LanguageBoxes({ codes, languages, onChange }: LanguageBoxesProps) {
  const all = languages.map(({ code }) => code)
  const shown = codes ?? all
  const choose = (code: string, isOn: boolean) => {
    const next = all.filter((each) => (each === code ? isOn : shown.includes(each)))
    onChange({ languageCodes: next.length === all.length ? null : next })
  }
  return (
    <fieldset className="ws-choices">
      <legend className="field-label">
        <Trans>Shown in</Trans>
      </legend>
      {languages.map(({ code, nativeName }) => (
        <Checkbox
          checked={shown.includes(code)}
          key={code}
          label={<bdi>{nativeName}</bdi>}
          onChange={({ target }) => choose(code, target.checked)}
        />
      ))}
    </fieldset>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import { headerStyleNames } from '#app/workspace/names/header-names.ts'
import { HeaderSketch } from './header-sketch.tsx'

interface HeaderLayoutCardsProps {
  value: string
  onChange: (style: HeaderStyle) => void
}

/** The fifteen layouts to choose from, each drawn. */
export function HeaderLayoutCards({ value, onChange }: HeaderLayoutCardsProps) {
  const { t } = useLingui()
  return (
    <fieldset className="layout-cards">
      <legend className="field-label">
        <Trans>Layout</Trans>
      </legend>
      {headerStyles.map((style) => (
        <label className="layout-card" key={style}>
          <HeaderSketch style={style} />
          <input
            checked={style === value}
            className="radio-dot"
            name="headerMenuStyle"
            onChange={() => onChange(style)}
            type="radio"
            value={style}
          />
          <span>{t(headerStyleNames[style])}</span>
        </label>
      ))}
    </fieldset>
  )
}

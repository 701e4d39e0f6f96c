import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import { HeaderSketch } from './header-sketch.tsx'

const names = {
  horizontal: msg`Horizontal`,
  centered: msg`Centered`,
  split: msg`Split`,
  mega: msg`Mega menu`,
  minimal: msg`Minimal`,
  bbc: msg`In the manner of BBC`,
  cnn: msg`In the manner of CNN`,
  linkedin: msg`In the manner of LinkedIn`,
  instagram: msg`In the manner of Instagram`,
  youtube: msg`In the manner of YouTube`,
  facebook: msg`In the manner of Facebook`,
  gmail: msg`In the manner of Gmail`,
  bootstrap: msg`In the manner of Bootstrap`,
  medium: msg`In the manner of Medium`,
  compact: msg`Compact`,
} satisfies Record<HeaderStyle, MessageDescriptor>

interface HeaderLayoutCardsProps {
  value: string
  onChange: (style: HeaderStyle) => void
}

/** The fifteen layouts to choose from, each drawn (ledger B08). */
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
          <span>{t(names[style])}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ColorField } from '#app/workspace/links/color-field.tsx'
import { pageColors } from '#app/workspace/links/page-colors.ts'
import { faintGrounds } from './icon-contrast.ts'

interface IconColorFieldProps {
  color: string | null
  error: string | undefined
  onChange: (color: string | null) => void
}

/** The colour of an entry's icon; it says so where the icon can hardly be seen on the site's pages. */
export function IconColorField({ color, error, onChange }: IconColorFieldProps) {
  const { t, i18n } = useLingui()
  const [pages] = useState(pageColors)
  const [faint] = faintGrounds(color ?? '', pages)
  const ratio = faint && i18n.number(Math.floor(faint.contrast * 10) / 10)
  const warnings = {
    light: t`Hard to see on light pages: contrast ${ratio}:1, and 3:1 is the least.`,
    dark: t`Hard to see on dark pages: contrast ${ratio}:1, and 3:1 is the least.`,
  }
  return (
    <ColorField
      error={error}
      isOptional
      label={t`Colour of the icon`}
      name="iconColor"
      onChange={(typed) => onChange(typed.trim() === '' ? null : typed)}
      value={color ?? ''}
      warning={faint && warnings[faint.scheme]}
    />
  )
}

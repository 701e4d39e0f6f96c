import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ThemeScheme } from '#domain/theme.ts'
import { ColorField } from '#app/features/admin/links/color-field.tsx'
import { faintGrounds } from './icon-contrast.ts'

interface IconColorFieldProps {
  color: string | null
  error: string | undefined
  onChange: (color: string | null) => void
}

/** The colour of an entry's icon; it says so where the icon can hardly be seen on the site's pages. */
export function IconColorField({ color, error, onChange }: IconColorFieldProps) {
  const { t, i18n } = useLingui()
  const [grounds] = useState(pageGrounds)
  const [faint] = faintGrounds(color ?? '', grounds)
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

/** What pages are grounded in, light and dark, with the theme that the factory has chosen. Fields open in the browser alone. */
function pageGrounds(): Record<ThemeScheme, string> {
  return { light: groundOf('light'), dark: groundOf('dark') }
}

function groundOf(scheme: ThemeScheme): string {
  const page = document.createElement('div')
  page.dataset['theme'] = scheme
  page.style.backgroundColor = 'var(--background)'
  document.body.append(page)
  const ground = getComputedStyle(page).backgroundColor
  page.remove()
  return ground
}

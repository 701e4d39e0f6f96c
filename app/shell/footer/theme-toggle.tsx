import { useLingui } from '@lingui/react/macro'
import { useId, useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { chooseTheme, chosenTheme, onThemeChange, type Theme } from './theme.ts'

/** Light, dark, or as the system says. */
export function ThemeToggle() {
  const { t } = useLingui()
  const name = useId()
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const)
  const choice = (theme: Theme, label: string, icon: 'sun' | 'moon' | 'monitor') => (
    <label title={label}>
      <input
        aria-label={label}
        checked={chosen === theme}
        name={name}
        onChange={() => chooseTheme(theme)}
        type="radio"
        value={theme}
      />
      <Icon name={icon} size="s" />
    </label>
  )
  return (
    <div aria-label={t`Theme`} className="theme-toggle needs-script" role="radiogroup">
      {choice('light', t`Light`, 'sun')}
      {choice('dark', t`Dark`, 'moon')}
      {choice('system', t`As the system`, 'monitor')}
    </div>
  )
}

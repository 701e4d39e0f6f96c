import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { chosenIconNames } from '#app/ui/icon-names.ts'
import { ChosenIcon, Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'

interface IconChoiceProps {
  icon: string | null
  color: string | null
  onChoose: (icon: string | null) => void
}

/** An icon by its name, or none. */
export function IconChoice({ icon, color, onChoose }: IconChoiceProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = chosenIconNames.filter((name) => name.includes(wanted))
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label mb-1.5">
        <Trans>Icon</Trans>
      </legend>
      <TextField
        autoComplete="off"
        dir="ltr"
        hint={icon ? t`Chosen: ${icon}` : t`None chosen`}
        isOptional
        label={t`Search an icon by its English name`}
        name="icon"
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        value={typed}
      />
      <div className="ws-icons">
        <button
          aria-label={t`No icon`}
          aria-pressed={icon === null}
          className="ws-icon-choice"
          data-tip
          onClick={() => onChoose(null)}
          type="button"
        >
          <Icon name="x" size="s" />
        </button>
        {found.map((name) => (
          <button
            aria-label={name}
            aria-pressed={icon === name}
            className="ws-icon-choice"
            data-tip
            key={name}
            onClick={() => onChoose(name)}
            type="button"
          >
            <ChosenIcon color={color ?? undefined} name={name} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}

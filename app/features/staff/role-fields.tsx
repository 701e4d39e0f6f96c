import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { adminRoles, type AdminRole } from '#domain/permissions.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { roleWords } from './role-words.ts'

interface RoleFieldsProps {
  select: Pick<ComponentProps<'select'>, 'id' | 'name' | 'onChange'> & {
    value: string
    error: string | undefined
    hint: string | undefined
  }
  /** A translator's own; null is all of them. */
  chosen: string[] | null
  onChoose: (languages: string[] | null) => void
  languages: readonly OfferedLanguage[]
}

/** The role, what it is for, and a translator's languages. */
export function RoleFields({ select, chosen, onChoose, languages }: RoleFieldsProps) {
  const { t, i18n } = useLingui()
  const role = adminRoles.find((name) => name === select.value) ?? 'viewer'
  return (
    <>
      <SelectField {...select} hint={select.hint ?? i18n._(roleWords[role].use)} label={t`Role`}>
        {adminRoles.map((name) => (
          <option key={name} value={name}>
            {i18n._(roleWords[name].label)}
          </option>
        ))}
      </SelectField>
      {role === 'translator' && (
        <fieldset className="ws-choices">
          <legend className="field-label">
            <Trans>Languages</Trans>
          </legend>
          {languages.map(({ code, nativeName }) => (
            <Checkbox
              checked={chosen === null || chosen.includes(code)}
              key={code}
              label={<bdi>{nativeName}</bdi>}
              onChange={({ target }) =>
                onChoose(changed({ chosen, code, isOn: target.checked, languages }))
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** The languages that count for a role: only a translator has own ones. */
export function languagesFor(role: string, chosen: string[] | null): string[] | null {
  return (role as AdminRole) === 'translator' ? chosen : null
}

interface Change {
  chosen: string[] | null
  code: string
  isOn: boolean
  languages: readonly OfferedLanguage[]
}

/** All of them is no choice, and none of them no work. */
function changed({ chosen, code, isOn, languages }: Change): string[] | null {
  const before = chosen ?? languages.map((language) => language.code)
  const next = isOn ? [...before, code] : before.filter((each) => each !== code)
  if (next.length === 0) return before
  return languages.every((language) => next.includes(language.code)) ? null : next
}

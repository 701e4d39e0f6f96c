import { useLingui } from '@lingui/react/macro'
import { SelectField } from '#app/ui/select-field.tsx'

interface TemplateChoiceProps {
  templates: readonly { id: string; name: string; text: string }[]
  /** What is typed so far: a template is put behind it. */
  text: string
  onChange: (text: string) => void
}

/** Begins an answer with a template, or goes on with one; nothing where there is none in its language. */
export function TemplateChoice({ templates, text, onChange }: TemplateChoiceProps) {
  const { t } = useLingui()
  if (templates.length === 0) return null
  const add = (id: string) => {
    const template = templates.find((each) => each.id === id)?.text
    if (template) onChange([text.trim(), template].filter(Boolean).join('\n\n'))
  }
  return (
    <SelectField
      className="max-w-72"
      isOptional
      label={t`Add a template`}
      onChange={({ target }) => add(target.value)}
      value=""
    >
      <option value="">{t`Choose one`}</option>
      {templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

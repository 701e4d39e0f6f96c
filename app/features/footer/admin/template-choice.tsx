import { Trans, useLingui } from '@lingui/react/macro'
import { type FooterColors, footerTemplates } from '#domain/footer.ts'
import { footerProperties } from './footer-sample.tsx'
import { templateWords } from './template-words.ts'
import { useCustomProperties } from '#app/workspace/links/use-custom-properties.ts'

interface TemplateChoiceProps {
  colors: FooterColors
  onChoose: (colors: FooterColors) => void
}

/** The nine colour schemes; one that is chosen fills the fields. */
export function TemplateChoice({ colors, onChoose }: TemplateChoiceProps) {
  return (
    <fieldset className="ws-templates">
      <legend className="field-label">
        <Trans>Templates</Trans>
      </legend>
      {footerTemplates.map((template) => (
        <TemplateButton
          isChosen={isSameScheme(template.colors, colors)}
          key={template.id}
          onChoose={onChoose}
          template={template}
        />
      ))}
    </fieldset>
  )
}

interface TemplateButtonProps extends Pick<TemplateChoiceProps, 'onChoose'> {
  template: (typeof footerTemplates)[number]
  isChosen: boolean
}

function TemplateButton({ template: { id, colors }, isChosen, onChoose }: TemplateButtonProps) {
  const { i18n } = useLingui()
  const sample = useCustomProperties<HTMLSpanElement>(footerProperties(colors))
  const { name, description } = templateWords[id]
  return (
    <button
      aria-pressed={isChosen}
      className="ws-template"
      onClick={() => onChoose(colors)}
      type="button"
    >
      <span aria-hidden="true" className="ws-template-look" ref={sample}>
        <span />
        <span />
        <span />
      </span>
      <strong>{i18n._(name)}</strong>
      <small>{i18n._(description)}</small>
    </button>
  )
}

/** True where all five are the same, however they are written. */
export function isSameScheme(one: FooterColors, other: FooterColors): boolean {
  const written = (colors: FooterColors) =>
    [
      colors.backgroundColor,
      colors.textColor,
      colors.linkColor,
      colors.linkHoverColor,
      colors.borderColor,
    ]
      .map((color) => color.trim().toLowerCase())
      .join(' ')
  return written(one) === written(other)
}

import { Trans } from '@lingui/react/macro'
import type { FooterColors } from '#domain/footer.ts'
import { useCustomProperties } from '#app/workspace/links/use-custom-properties.ts'

/** The names that the footer's own styles know its colours by. */
export function footerProperties(colors: FooterColors): Record<string, string> {
  return {
    '--footer-background': colors.backgroundColor,
    '--footer-text': colors.textColor,
    '--footer-link': colors.linkColor,
    '--footer-link-hover': colors.linkHoverColor,
    '--footer-border': colors.borderColor,
  }
}

/** What the footer will look like. */
export function FooterSample({ colors }: { colors: FooterColors }) {
  const sample = useCustomProperties<HTMLDivElement>(footerProperties(colors))
  return (
    <div className="ws-footer-sample" ref={sample}>
      <p>
        <Trans>Text of the footer</Trans>
      </p>
      <p className="ws-sample-link">
        <Trans>A link</Trans>
      </p>
      <p className="ws-sample-hover">
        <Trans>A link under the pointer</Trans>
      </p>
    </div>
  )
}

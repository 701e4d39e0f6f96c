import { Trans } from '@lingui/react/macro'
import { colorsOf, type Theme, tokensOfBoth, type ThemeScheme } from '#domain/theme.ts'
import { useCustomProperties } from '#app/workspace/links/use-custom-properties.ts'

interface ThemeSampleProps {
  theme: Theme
  scheme: ThemeScheme
}

/** What a page would look like, in few strokes: every chosen colour where it stands. */
export function ThemeSample({ theme, scheme }: ThemeSampleProps) {
  const sample = useCustomProperties<HTMLDivElement>(propertiesOf(theme, scheme))
  return (
    <div className="settings-sample" data-theme={scheme} ref={sample}>
      <strong>
        <Trans>This is how it looks</Trans>
      </strong>
      <p>
        <Trans>Text of a page, with something quiet beside it.</Trans>
      </p>
      <div className="settings-sample-card">
        <span>
          <Trans>A card</Trans>
        </span>
        <small>
          <Trans>Quiet text</Trans>
        </small>
        <span className="settings-sample-accent">
          <Trans>Accent</Trans>
        </span>
      </div>
      <p className="settings-sample-muted">
        <Trans>Quiet ground</Trans>
      </p>
      <span className="btn btn-primary btn-s">
        <Trans>Main colour</Trans>
      </span>
    </div>
  )
}

function propertiesOf(theme: Theme, scheme: ThemeScheme): Record<string, string> {
  const colors = Object.entries(colorsOf(theme, scheme))
  const tokens = [...colors, ...Object.entries(tokensOfBoth(theme))]
  return Object.fromEntries(tokens.map(([name, value]) => [`--${name}`, value]))
}

import { Trans, useLingui } from '@lingui/react/macro'
import { mostAltLetters } from '#domain/media.schema.ts'
import { PictureHelp } from '#app/features/ai/admin/picture-help.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { altKeyOf, type MediaDraft } from './media-draft.ts'
import type { AltLanguage } from './alt-language.ts'

interface AltTextsProps {
  mediaId: string
  draft: MediaDraft
  languages: readonly AltLanguage[]
  onChange: (part: Partial<MediaDraft>) => void
  error: string | undefined
  isDisabled: boolean
}

/** What a picture says to those who do not see it, in every language; or that it says nothing that the text does not. */
export function AltTexts({
  mediaId,
  draft,
  languages,
  onChange,
  error,
  isDisabled,
}: AltTextsProps) {
  const { t } = useLingui()
  const { altTexts, isDecorative } = draft
  return (
    <fieldset className="media-alt" disabled={isDisabled}>
      <legend>
        <Trans>Text for those who do not see the picture</Trans>
      </legend>
      {!isDecorative &&
        languages.map(({ code, nativeName, direction }) => (
          <div className="media-alt-field" key={code}>
            <TextField
              dir={direction}
              hint={
                altTexts[code] ? undefined : (
                  <span className="media-missing">
                    <Icon name="triangle-alert" size="s" />
                    <span>{t`Missing`}</span>
                  </span>
                )
              }
              label={<bdi lang={code}>{nativeName}</bdi>}
              lang={code}
              maxLength={mostAltLetters}
              name={altKeyOf(code)}
              onChange={({ target }) =>
                onChange({ altTexts: { ...altTexts, [code]: target.value } })
              }
              value={altTexts[code] ?? ''}
            />
            {!isDisabled && !altTexts[code] && (
              <PictureHelp
                language={code}
                mediaId={mediaId}
                onTake={(words) => onChange({ altTexts: { ...altTexts, [code]: words } })}
              />
            )}
          </div>
        ))}
      {error && <p className="field-error">{error}</p>}
      <Checkbox
        checked={isDecorative}
        label={<Trans>Decorative: it says nothing that the text beside it does not</Trans>}
        name="decorative"
        onChange={({ target }) => onChange({ isDecorative: target.checked })}
      />
    </fieldset>
  )
}

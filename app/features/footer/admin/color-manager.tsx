import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type FooterColors, themeFooterColors } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { StaleChoice } from '#app/workspace/links/stale-choice.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import '#app/styles/workspace-links.css'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { ColorField } from '#app/workspace/links/color-field.tsx'
import { pageColors } from '#app/workspace/links/page-colors.ts'
import { colorWords } from './color-words.ts'
import { faintColors } from './footer-contrast.ts'
import { FooterSample } from './footer-sample.tsx'
import { isSameScheme, TemplateChoice } from './template-choice.tsx'
import { useColorManager } from './use-color-manager.ts'

interface ColorManagerProps {
  isOpen: boolean
  onClose: () => void
  /** The footer as it is saved now. */
  onSaved: (footer: EditableFooter) => void
}

/** The footer's five colours, in a dialog: typed, picked, or by a template. */
export function ColorManager({ isOpen, onClose, onSaved }: ColorManagerProps) {
  const manager = useColorManager({ isOpen, onSaved, onClose })
  const { colors, isDirty, saving, leave } = manager
  const [isHeld, setIsHeld] = useState(false)
  const give = () => {
    setIsHeld(false)
    leave()
  }
  return (
    <Dialog
      footer={
        <>
          <Button
            className="me-auto"
            disabled={!colors || (!isDirty && isSameScheme(colors, themeFooterColors))}
            isBusy={saving.isBusy}
            onClick={manager.reset}
            variant="outline"
          >
            <Trans>Reset to Default</Trans>
          </Button>
          <Button onClick={give} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={!isDirty || !manager.isRight}
            isBusy={saving.isBusy}
            onClick={manager.apply}
          >
            <Trans>Apply colours</Trans>
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={() => (isDirty ? setIsHeld(true) : give())}
      size="l"
      title={<Trans>Colours of the footer</Trans>}
    >
      <UnsavedGuard isDirty={isOpen && isDirty} isSaving={saving.isBusy} />
      <div role="alert">
        {isHeld && isDirty && (
          <p className="ws-told">
            <Trans>Save or cancel your changes first.</Trans>
          </p>
        )}
        {saving.told && !manager.theirs && <p className="ws-told">{saving.told}</p>}
      </div>
      {manager.isFailed && (
        <div className="ws-told" role="alert">
          <p>
            <Trans>Failed to load the footer’s colours</Trans>
          </p>
          <Button onClick={manager.readAgain} size="s" variant="outline">
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {colors && <ColorBody colors={colors} manager={manager} />}
    </Dialog>
  )
}

interface ColorBodyProps {
  colors: FooterColors
  manager: ReturnType<typeof useColorManager>
}

function ColorBody({ colors, manager }: ColorBodyProps) {
  const { t, i18n } = useLingui()
  const [pages] = useState(pageColors)
  const faint = faintColors(colors, pages)
  const warningFor = (field: keyof FooterColors) => {
    const found = faint.find((each) => each.field === field)
    if (!found) return undefined
    const ratio = i18n.number(Math.floor(found.contrast * 10) / 10)
    if (found.scheme === 'light')
      return t`Hard to read on light pages: contrast ${ratio}:1, and 4.5:1 is the least.`
    if (found.scheme === 'dark')
      return t`Hard to read on dark pages: contrast ${ratio}:1, and 4.5:1 is the least.`
    return t`Hard to read on this background: contrast ${ratio}:1, and 4.5:1 is the least.`
  }
  const shownOf = (scheme: FooterColors) =>
    colorWords.map(({ field, label }) => ({
      key: field,
      title: i18n._(label),
      detail: scheme[field],
    }))
  return (
    <>
      {manager.theirs && (
        <StaleChoice
          isBusy={manager.saving.isBusy}
          mine={shownOf(manager.mine)}
          onKeepMine={manager.keepMine}
          onTakeTheirs={manager.takeTheirs}
          theirs={shownOf(manager.theirs.colors)}
        />
      )}
      <div className="ws-colors" inert={manager.saving.isBusy}>
        <div className="ws-color-fields">
          {colorWords.map(({ field, label }) => (
            <ColorField
              key={field}
              label={i18n._(label)}
              name={field}
              onChange={(value) => manager.change({ [field]: value })}
              value={colors[field]}
              warning={warningFor(field)}
            />
          ))}
        </div>
        <FooterSample colors={colors} />
      </div>
      <TemplateChoice colors={colors} onChoose={manager.change} />
    </>
  )
}

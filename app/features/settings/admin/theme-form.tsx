import { Trans, useLingui } from '@lingui/react/macro'
import {
  defaultTheme,
  themeColorNames,
  themeFontNames,
  themeRadiusNames,
  themeSchemes,
} from '#domain/theme.ts'
import { fontNames, radiusNames } from '#app/workspace/names/look-names.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { Pills } from '#app/ui/pills.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { showTheme } from './show-theme.ts'
import { ThemeColorsFields } from './theme-colors.tsx'
import { bodyOf, themeDraft, type ThemeDraft } from './theme-draft.ts'
import { colorWords, schemeWords } from './theme-words.ts'
import { useSettingsGroup } from './use-settings-group.ts'

/** The colours of light and of dark pages, how round corners are, and what letters are set in. */
export function ThemeForm({ settings, canEdit, onSaved }: GroupProps) {
  const { t, i18n } = useLingui()
  const editor = useSettingsGroup({
    ...{ group: 'theme', settings, draftOf: themeDraft, bodyOf },
    onSaved: (saved) => {
      showTheme(saved.theme)
      return onSaved()
    },
  })
  const { draft, change, errorOf } = editor
  const own = themeDraft(defaultTheme)
  const isOwn = JSON.stringify(draft) === JSON.stringify(own)
  const shownOf = (shown: ThemeDraft) => [
    ...themeSchemes.flatMap((scheme) =>
      themeColorNames
        .filter((name) => shown[scheme][name] !== '')
        .map((name) => ({
          key: `${scheme}.${name}`,
          title: `${i18n._(schemeWords[scheme])}: ${i18n._(colorWords[name])}`,
          detail: shown[scheme][name],
        })),
    ),
    { key: 'radius', title: t`Corners`, detail: i18n._(radiusNames[shown.radius]) },
    { key: 'fonts', title: t`Letters`, detail: i18n._(fontNames[shown.fonts]) },
  ]
  return (
    <SettingsForm
      actions={
        !isOwn && (
          <FocusHandoffButton onClick={() => change(own)} variant="outline">
            <Trans>Back to the product’s own</Trans>
          </FocusHandoffButton>
        )
      }
      canEdit={canEdit}
      editor={editor}
      shownOf={shownOf}
    >
      <Pills
        legend={t`Corners`}
        name="radius"
        onChange={(chosen) =>
          change({ radius: themeRadiusNames.find((name) => name === chosen) ?? own.radius })
        }
        pills={themeRadiusNames.map((name) => ({ value: name, label: i18n._(radiusNames[name]) }))}
        value={draft.radius}
      />
      <Pills
        legend={t`Letters`}
        name="fonts"
        onChange={(chosen) =>
          change({ fonts: themeFontNames.find((name) => name === chosen) ?? own.fonts })
        }
        pills={themeFontNames.map((name) => ({ value: name, label: i18n._(fontNames[name]) }))}
        value={draft.fonts}
      />
      <div className="settings-schemes">
        {themeSchemes.map((scheme) => (
          <ThemeColorsFields
            draft={draft}
            errorOf={errorOf}
            key={scheme}
            onChange={(colors) => change({ [scheme]: colors })}
            scheme={scheme}
          />
        ))}
      </div>
    </SettingsForm>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { type LoadingStyle, loadingStyles } from '#domain/settings.ts'
import { loadingStyleNames } from '#app/workspace/names/look-names.ts'
import { PictureField } from '#app/features/media/admin/picture-field.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsGroup } from './use-settings-group.ts'

const sizes = ['s', 'm', 'l'] as const

/** The logo, the icon in the browser's tab, and what shows that something is on its way. */
export function LookForm({ settings, canEdit, onSaved }: GroupProps) {
  const { t, i18n } = useLingui()
  const editor = useSettingsGroup({
    ...{ group: 'look', settings, draftOf: lookDraft, onSaved },
    bodyOf: (draft) => draft,
  })
  const { draft, change, errorOf } = editor
  const labels = {
    logoUrl: t`Logo`,
    faviconUrl: t`Icon in the browser’s tab`,
    loadingStyle: t`Loading indicator`,
    loadingImageUrl: t`Loading picture`,
  }
  const picture = (name: 'faviconUrl' | 'loadingImageUrl' | 'logoUrl') => ({
    error: errorOf(name),
    label: labels[name],
    onChange: (address: string | null) => change({ [name]: address }),
    value: draft[name],
  })
  const lookOf = (style: LoadingStyle) => ({ style, imageUrl: draft.loadingImageUrl })
  return (
    <SettingsForm
      canEdit={canEdit}
      editor={editor}
      shownOf={(shown) => [
        { key: 'logo', title: labels.logoUrl, detail: shown.logoUrl ?? '–' },
        { key: 'icon', title: labels.faviconUrl, detail: shown.faviconUrl ?? '–' },
        { key: 'style', title: i18n._(loadingStyleNames[shown.loadingStyle]) },
        { key: 'picture', title: labels.loadingImageUrl, detail: shown.loadingImageUrl ?? '–' },
      ]}
    >
      <PictureField
        {...picture('logoUrl')}
        hint={t`Its shape and its measures are set under Header. Without one, the house mark stands there.`}
      />
      <PictureField
        {...picture('faviconUrl')}
        hint={t`Square, and clear when it is small. It takes the place of every other icon.`}
        width={160}
      />
      <ChoiceCards
        choices={loadingStyles.map((style) => ({
          value: style,
          label: i18n._(loadingStyleNames[style]),
          figure: (
            <span className="settings-spinners" data-style={style}>
              {sizes.map((size) => (
                <Spinner key={size} look={lookOf(style)} size={size} />
              ))}
            </span>
          ),
        }))}
        legend={labels.loadingStyle}
        name="loadingStyle"
        onChange={(chosen) =>
          change({ loadingStyle: loadingStyles.find((style) => style === chosen) ?? 'spinner' })
        }
        value={draft.loadingStyle}
      />
      {draft.loadingStyle === 'custom' && (
        <PictureField
          {...picture('loadingImageUrl')}
          hint={t`It turns while something loads, and stands still for those who want less motion.`}
          width={160}
        />
      )}
    </SettingsForm>
  )
}

function lookDraft({ rev: _, ...look }: SiteSettings['look']) {
  return look
}

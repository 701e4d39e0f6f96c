import { useLingui } from '@lingui/react/macro'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsGroup } from './use-settings-group.ts'

/** Where the map of the sellers has its streets from, if it is to show some. */
export function MapForm({ settings, canEdit, onSaved }: GroupProps) {
  const { t } = useLingui()
  const editor = useSettingsGroup({
    ...{ group: 'map', settings, draftOf: mapDraft, onSaved },
    bodyOf: (draft) => draft,
  })
  const { mapTiles, mapCredit } = editor.draft
  const labels = { mapTiles: t`Address of the tiles`, mapCredit: t`Credit on the map` }
  return (
    <SettingsForm
      canEdit={canEdit}
      editor={editor}
      shownOf={(draft) => [
        { key: 'mapTiles', title: labels.mapTiles, detail: draft.mapTiles },
        { key: 'mapCredit', title: labels.mapCredit, detail: draft.mapCredit },
      ]}
    >
      <TextField
        autoComplete="off"
        dir="ltr"
        error={editor.errorOf('mapTiles')}
        hint={t`Begins with https and names zoom, column and row in curly brackets. Without one the map draws its own outline. Visitors are asked before the first tile.`}
        isOptional
        label={labels.mapTiles}
        maxLength={300}
        name="mapTiles"
        onChange={({ target }) => editor.change({ mapTiles: target.value })}
        value={mapTiles}
      />
      <TextField
        autoComplete="off"
        dir="auto"
        error={editor.errorOf('mapCredit')}
        hint={t`Whom the tiles are from, as their terms ask for it.`}
        isOptional
        label={labels.mapCredit}
        maxLength={120}
        name="mapCredit"
        onChange={({ target }) => editor.change({ mapCredit: target.value })}
        value={mapCredit}
      />
    </SettingsForm>
  )
}

function mapDraft({ mapTiles, mapCredit }: SiteSettings['map']) {
  return { mapTiles: mapTiles ?? '', mapCredit: mapCredit ?? '' }
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { Audience } from '#domain/audience.ts'
import { osloInput, readOsloInput } from '#domain/oslo-input.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { longestAnnouncement } from '#domain/settings.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { AddressField } from '#app/workspace/links/address-field.tsx'
import { useSitePlaces } from '#app/workspace/links/site-places.ts'
import { audienceNames } from '#app/workspace/form/audience-names.ts'
import { AudienceField } from '#app/workspace/form/audience-field.tsx'
import { TimesFields } from '#app/workspace/form/times-fields.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AnnouncementState } from './announcement-state.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsGroup } from './use-settings-group.ts'

interface AnnouncementFormProps extends GroupProps {
  languages: readonly OfferedLanguage[]
}

/** One line on every public page, for a time, in each language. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { settings, canEdit, onSaved, languages } = props
  const { t } = useLingui()
  const site = useSitePlaces()
  const editor = useSettingsGroup({
    ...{ group: 'announcement', settings, draftOf: announcementDraft, bodyOf, onSaved },
  })
  const { draft, change, errorOf } = editor
  const error = (field: string) => errorOf(`announcement.${field}`)
  return (
    <SettingsForm
      canEdit={canEdit}
      editor={editor}
      shownOf={({ isOn, texts, url, audience, from, until }) =>
        isOn
          ? [
              ...languages.map(({ code, nativeName }) => ({
                key: code,
                title: nativeName,
                detail: texts[code] ?? '–',
              })),
              { key: 'url', title: t`Address`, detail: url || '–' },
              { key: 'audience', title: t`Shown to`, detail: t(audienceNames[audience]) },
              { key: 'from', title: t`Shown from`, detail: from || '–' },
              { key: 'until', title: t`Shown until`, detail: until || '–' },
            ]
          : [{ key: 'off', title: t`Nothing is announced.` }]
      }
    >
      <AnnouncementState announcement={settings.announcement.announcement} />
      <Checkbox
        checked={draft.isOn}
        label={<Trans>Announce something on every page</Trans>}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      {draft.isOn && (
        <>
          {languages.map(({ code, nativeName, direction, isDefault }) => (
            <TextField
              autoComplete="off"
              dir={direction}
              error={error(`texts.${code}`)}
              hint={
                isDefault
                  ? t`It stands in for languages without words of their own.`
                  : !draft.texts[code] &&
                    t`Missing: readers see the words of the language that stands in.`
              }
              isOptional={!isDefault}
              key={code}
              label={<bdi>{nativeName}</bdi>}
              lang={code}
              maxLength={longestAnnouncement}
              name={`announcement.texts.${code}`}
              onChange={({ target }) => change({ texts: { ...draft.texts, [code]: target.value } })}
              value={draft.texts[code] ?? ''}
            />
          ))}
          <AddressField
            error={error('url')}
            isOptional
            onChange={(url) => change({ url })}
            site={site}
            value={draft.url}
          />
          <AudienceField
            audience={draft.audience}
            error={error('audience')}
            name="announcement.audience"
            onChange={(audience) => change({ audience })}
          />
          <TimesFields
            errorOf={error}
            from={draft.from}
            name="announcement."
            onChange={change}
            until={draft.until}
          />
          <Checkbox
            checked={draft.isDismissible}
            label={<Trans>Readers may close it; it stays closed until its words change</Trans>}
            onChange={({ target }) => change({ isDismissible: target.checked })}
          />
        </>
      )}
    </SettingsForm>
  )
}

interface Draft {
  isOn: boolean
  texts: Record<string, string>
  url: string
  audience: Audience
  from: string
  until: string
  isDismissible: boolean
}

function announcementDraft({ announcement }: SiteSettings['announcement']): Draft {
  return {
    isOn: announcement !== null,
    texts: announcement?.texts ?? {},
    url: announcement?.url ?? '',
    audience: announcement?.audience ?? 'everyone',
    from: osloInput(announcement?.startsAt ?? null),
    until: osloInput(announcement?.endsAt ?? null),
    isDismissible: announcement?.isDismissible ?? true,
  }
}

function bodyOf({ isOn, texts, url, audience, from, until, isDismissible }: Draft) {
  if (!isOn) return { announcement: null }
  const times = { startsAt: readOsloInput(from), endsAt: readOsloInput(until) }
  return { announcement: { texts, url: url.trim() || null, audience, ...times, isDismissible } }
}

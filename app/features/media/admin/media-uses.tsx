import { Trans, useLingui } from '@lingui/react/macro'
import type { MediaUse } from '#domain/media.schema.ts'

/** Where it is used: what would change with it. */
export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <section>
      <h3>
        <Trans>Used in</Trans>
      </h3>
      {uses.length === 0 ? (
        <p className="media-quiet">
          <Trans>Nowhere yet.</Trans>
        </p>
      ) : (
        <ul className="media-uses">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.title} ${use.languageCode}`}>
              <UseKind use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function UseKind({ use }: { use: MediaUse }) {
  const { t } = useLingui()
  const kinds = {
    text: t`Text`,
    product: t`Product`,
    settings: t`Settings`,
    menu: t`Menu`,
    footer: t`Footer`,
  }
  return (
    <>
      <span>{kinds[use.kind]}</span>
      <bdi>{use.kind === 'settings' ? <SettingName column={use.title} /> : use.title}</bdi>
      {use.languageCode && <small>{use.languageCode}</small>}
    </>
  )
}

/** What its people call a setting. */
function SettingName({ column }: { column: string }) {
  if (column === 'favicon_url') return <Trans>Icon in the browser’s tab</Trans>
  if (column === 'loading_image_url') return <Trans>Loading picture</Trans>
  if (column === 'announcement') return <Trans>Announcement</Trans>
  return <Trans>Logo</Trans>
}

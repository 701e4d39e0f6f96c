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
      <bdi>{use.kind === 'settings' ? settingName(use.title, t) : use.title}</bdi>
      {use.languageCode && <small>{use.languageCode}</small>}
    </>
  )
}

function settingName(column: string, t: ReturnType<typeof useLingui>['t']): string {
  if (column === 'favicon_url') return t`Icon in the browser’s tab`
  return column === 'loading_image_url' ? t`Loading picture` : t`Logo`
}

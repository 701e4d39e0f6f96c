import { Trans, useLingui } from '@lingui/react/macro'
import type { MediaUse } from '#domain/media.schema.ts'
import { UseLink, type UsePlaces } from './use-link.tsx'

interface MediaUsesProps {
  uses: readonly MediaUse[]
  places: UsePlaces
}

/** Where it is used: what would change with it, each by its name with the way there. */
export function MediaUses({ uses, places }: MediaUsesProps) {
  const { t } = useLingui()
  const kinds = {
    text: t`Text`,
    product: t`Product`,
    category: t`Category`,
    settings: t`Settings`,
    menu: t`Menu`,
    footer: t`Footer`,
    orders: t`Orders`,
    shared: t`Picture of a shared page`,
  }
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
              <span>{kinds[use.kind]}</span>
              <UseLink places={places} use={use} />
              {use.languageCode && <small>{use.languageCode}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import type { MissingAddress, MissingAddresses } from '#domain/pages.schema.ts'
import { shownAddress } from '#domain/shown-address.ts'
import { usePassedFocus } from '#app/workspace/links/use-passed-focus.ts'
import { Since } from '#app/workspace/form/since.tsx'
import { Button } from '#app/ui/button.tsx'

export interface MissingFixes {
  /** Makes an address lead on; null: says that what was there is gone. */
  lead: (fromPath: string, to: string | null) => Promise<void>
  /** Takes an address into the form, where its place is chosen. */
  choose: (fromPath: string) => void
  ignore: (path: string) => Promise<void>
}

/** Addresses at which visitors found nothing, each with what mends it. */
export function MissingList({
  missing: { addresses, now },
  fixes,
}: {
  missing: MissingAddresses
  /** Undefined for those who may only look. */
  fixes: MissingFixes | undefined
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="page-missing">
      <h3 id={titleId}>
        <Trans>Visitors found nothing here</Trans>
      </h3>
      {addresses.length === 0 && (
        <p className="ws-note">
          <Trans>No address is known at which visitors found nothing.</Trans>
        </p>
      )}
      <ul>
        {addresses.map((address) => (
          <MissingRow address={address} fixes={fixes} key={address.path} now={now} />
        ))}
      </ul>
    </section>
  )
}

interface MissingRowProps {
  address: MissingAddress
  fixes: MissingFixes | undefined
  now: number
}

function MissingRow({ address, fixes, now }: MissingRowProps) {
  const row = useRef<HTMLLIElement>(null)
  usePassedFocus(row)
  return (
    <li ref={row}>
      <bdi dir="ltr">{shownAddress(address.path)}</bdi>
      <small className="ws-quiet">
        <Times count={address.count} /> <span>·</span> <Since at={address.lastSeenAt} now={now} />
      </small>
      {fixes && <Fixes address={address} fixes={fixes} />}
    </li>
  )
}

function Times({ count }: { count: number }) {
  const { i18n } = useLingui()
  const number = i18n.number(count)
  return <Trans>Asked for: {number}</Trans>
}

/** The page most like it is one press away. */
function Fixes({
  address: { path: stored, nearest },
  fixes,
}: {
  address: MissingAddress
  fixes: MissingFixes
}) {
  const { t } = useLingui()
  const path = shownAddress(stored)
  const small = { size: 's', variant: 'outline' } as const
  return (
    <span aria-label={path} className="page-missing-fixes" role="group">
      {nearest !== null && (
        <Button
          {...small}
          aria-label={t`Lead ${path} on to ${nearest}`}
          onClick={() => void fixes.lead(stored, nearest)}
        >
          <bdi dir="ltr">{`→ ${nearest}`}</bdi>
        </Button>
      )}
      <Button {...small} onClick={() => fixes.choose(stored)}>
        <Trans>Choose a place</Trans>
      </Button>
      <Button {...small} onClick={() => void fixes.lead(stored, null)}>
        <Trans>It is gone</Trans>
      </Button>
      <Button {...small} onClick={() => void fixes.ignore(stored)}>
        <Trans>Ignore</Trans>
      </Button>
    </span>
  )
}

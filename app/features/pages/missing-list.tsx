import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import type { MissingAddress, MissingAddresses } from '#domain/pages.schema.ts'
import { shownAddress } from '#domain/shown-address.ts'
import { usePassedFocus } from '#app/workspace/links/use-passed-focus.ts'
import { Since } from '#app/workspace/form/since.tsx'
import { Button } from '#app/ui/button.tsx'

export interface MissingFixes {
  /** Says that what was there is gone. */
  end: (fromPath: string) => Promise<void>
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

function Fixes({
  address: { path: stored },
  fixes,
}: {
  address: MissingAddress
  fixes: MissingFixes
}) {
  const path = shownAddress(stored)
  const small = { size: 's', variant: 'outline' } as const
  return (
    <span aria-label={path} className="page-missing-fixes" role="group">
      <Button {...small} onClick={() => fixes.choose(stored)}>
        <Trans>Choose a place</Trans>
      </Button>
      <Button {...small} onClick={() => void fixes.end(stored)}>
        <Trans>It is gone</Trans>
      </Button>
      <Button {...small} onClick={() => void fixes.ignore(stored)}>
        <Trans>Ignore</Trans>
      </Button>
    </span>
  )
}

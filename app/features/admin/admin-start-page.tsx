import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Ability, AdminStart } from '#domain/admin.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SecondFactorNote } from './second-factor-note.tsx'

/** Who works here, as what, and what that role opens. */
export function AdminStartPage({ start, title }: { start: AdminStart; title: string }) {
  const { name, roleText, abilities } = start
  return (
    <div className="wrap admin-start">
      <header className="admin-head">
        <h1>{title}</h1>
        <p>
          <bdi>{name}</bdi> · <span className="badge badge-quiet">{roleText}</span>
        </p>
      </header>
      <div className="admin-columns">
        <div className="admin-abilities">
          <Abilities list={abilities.reads} title={<Trans>You can see</Trans>} />
          {abilities.writes.length > 0 && (
            <Abilities list={abilities.writes} title={<Trans>You can change</Trans>} />
          )}
        </div>
        <div className="admin-cards">
          <SecondFactorNote start={start} />
          <nav aria-labelledby="own-place" className="admin-card">
            <h2 id="own-place">
              <Trans>My account</Trans>
            </h2>
            <ul>
              <OwnPlace url="/account">
                <Trans>Overview</Trans>
              </OwnPlace>
              <OwnPlace url="/account/profile">
                <Trans>Your details</Trans>
              </OwnPlace>
              <OwnPlace url="/account/security">
                <Trans>Security</Trans>
              </OwnPlace>
            </ul>
          </nav>
        </div>
      </div>
    </div>
  )
}

function Abilities({ title, list }: { title: ReactNode; list: readonly Ability[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {list.map(({ permission, text }) => (
          <li key={permission}>
            <Icon name="check" size="s" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnPlace({ url, children }: { url: string; children: ReactNode }) {
  return (
    <li>
      <ContentLink url={url}>
        {children}
        <Icon name="chevron-right" size="s" />
      </ContentLink>
    </li>
  )
}

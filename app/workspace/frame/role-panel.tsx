import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Ability, AdminStart } from '#domain/admin.schema.ts'
import { Icon } from '#app/ui/icon.tsx'

/** As what the reader works here, and what that role opens. */
export function RolePanel({ start }: { start: AdminStart }) {
  const { name, roleText, abilities } = start
  return (
    <section className="ws-panel">
      <h2>
        <bdi>{name}</bdi>
        <span className="badge">{roleText}</span>
      </h2>
      <Abilities list={abilities.reads} title={<Trans>You can see</Trans>} />
      {abilities.writes.length > 0 && (
        <Abilities list={abilities.writes} title={<Trans>You can change</Trans>} />
      )}
    </section>
  )
}

function Abilities({ title, list }: { title: ReactNode; list: readonly Ability[] }) {
  return (
    <details className="ws-abilities">
      <summary>
        {title}
        <span className="num">{list.length}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <ul>
        {list.map(({ permission, text }) => (
          <li key={permission}>
            <Icon name="check" size="s" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

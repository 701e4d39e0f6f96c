import { useLingui } from '@lingui/react/macro'
import type { AdminRole } from '#domain/permissions.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { ChosenIcon } from '#app/ui/icon.tsx'
import { type Section, sectionsFor } from './sections.ts'

interface AdminNavProps {
  role: AdminRole
  onChoice?: () => void
}

/** The sections that the role may see, in their groups. */
export function AdminNav({ role, onChoice }: AdminNavProps) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Admin Panel`} className="ws-nav">
      {groupsOf(sectionsFor(role)).map((group) => (
        <ul key={group[0]?.group}>
          {group.map(({ key, path, icon, label }) => (
            <li key={key}>
              <ContentLink
                current={path === '/admin' ? 'page' : 'below'}
                url={path}
                {...(onChoice ? { onClick: onChoice } : {})}
              >
                <ChosenIcon name={icon} />
                <span>{i18n._(label)}</span>
              </ContentLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

function groupsOf(shown: readonly Section[]): Section[][] {
  return (['work', 'site', 'house'] as const)
    .map((group) => shown.filter((section) => section.group === group))
    .filter((group) => group.length > 0)
}

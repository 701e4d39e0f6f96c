import { useLingui } from '@lingui/react/macro'
import type { AdminRole } from '#domain/permissions.ts'
import { useIsCurrent } from '#app/ui/current-address.tsx'
import { ChosenIcon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { type Section, sectionsFor } from './sections.ts'

interface AdminNavProps {
  role: AdminRole
  onChoice?: () => void
}

/** The sections that the role may see, in their groups. */
export function AdminNav({ role, onChoice }: AdminNavProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Admin Panel`} className="ws-nav">
      {groupsOf(sectionsFor(role)).map((group) => (
        <ul key={group[0]?.group}>
          {group.map((section) => (
            <li key={section.key}>
              <SectionLink onChoice={onChoice} section={section} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

interface SectionLinkProps {
  section: Section
  onChoice: (() => void) | undefined
}

function SectionLink({ section: { path, also = path, icon, label }, onChoice }: SectionLinkProps) {
  const { i18n } = useLingui()
  const kind = path === '/admin' ? 'page' : 'below'
  const isHere = useIsCurrent(path, kind)
  const isThere = useIsCurrent(also, kind)
  return (
    <PageLink aria-current={isHere || isThere ? 'page' : undefined} onClick={onChoice} to={path}>
      <ChosenIcon name={icon} />
      <span>{i18n._(label)}</span>
    </PageLink>
  )
}

function groupsOf(shown: readonly Section[]): Section[][] {
  return (['work', 'site', 'house'] as const)
    .map((group) => shown.filter((section) => section.group === group))
    .filter((group) => group.length > 0)
}

import { useLingui } from '@lingui/react/macro'
import type { AdminStart } from '#domain/admin.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { sectionsFor } from '#app/workspace/frame/sections.ts'
import { editWish } from '#app/platform/edit-wish.ts'
import type { MenuAction } from '#app/ui/menu-panel.tsx'
import type { Command, CommandGroup } from './commands.ts'

/** Where the reader may go and what they may do, by their role. */
export function useCommands(
  start: AdminStart,
  accountActions: readonly MenuAction[],
): CommandGroup[] {
  const { t, i18n } = useLingui()
  const actions: Command[] = [
    { id: 'site', label: t`Go to the site`, icon: 'eye', to: '/' },
    ...(isAllowed(start, 'content.edit')
      ? [
          {
            id: 'home',
            label: t`Edit the home page`,
            icon: 'pencil',
            to: '/',
            run: () => dispatchEvent(new Event(editWish)),
          } as const,
        ]
      : []),
    ...(isAllowed(start, 'people.edit')
      ? [
          {
            id: 'invite',
            label: t`Invite somebody`,
            icon: 'user-plus',
            to: '/admin/people?open=new',
          } as const,
        ]
      : []),
    {
      id: 'security',
      label: t`My sign-in and second factor`,
      icon: 'lock',
      to: '/account/security',
    },
    ...accountActions.map(({ id, label, icon = 'user', onSelect }) => ({
      id,
      label,
      icon,
      run: onSelect,
    })),
  ]
  return [
    {
      id: 'sections',
      label: t`Sections`,
      commands: sectionsFor(start.role).map(({ key, path, icon, label }) => ({
        id: key,
        label: i18n._(label),
        icon,
        to: path,
      })),
    },
    { id: 'actions', label: t`Actions`, commands: actions },
  ]
}

import type { MenuLink } from '#domain/shell.schema.ts'
import { ChosenIcon } from '#app/ui/icon.tsx'

/** What a link of the menu shows: its title, and before it the icon that was chosen for it, if one was. */
export function MenuTitle({ link: { icon, iconColor, title } }: { link: MenuLink }) {
  return (
    <>
      {icon && <ChosenIcon color={iconColor} name={icon} />}
      <span>{title}</span>
    </>
  )
}

import type { MenuEntry } from '#domain/shell.schema.ts'
import { ChosenIcon } from '#app/ui/icon.tsx'

/** What a menu entry shows: its title, in layouts with icons under or beside its own; a dot stands in where it has none. */
export function MenuTitle({ entry, hasIcon }: { entry: MenuEntry; hasIcon?: boolean | undefined }) {
  const { icon, iconColor, title } = entry
  if (!hasIcon) return title
  return (
    <>
      <ChosenIcon color={iconColor} name={icon ?? 'circle'} />
      <span>{title}</span>
    </>
  )
}

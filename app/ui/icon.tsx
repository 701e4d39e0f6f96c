import chosenSprite from './chosen-icons.gen.svg?no-inline'
import sprite from './icons.gen.svg?no-inline'
import type { IconName } from './icon-names.ts'

export interface IconProps {
  name: IconName
  size?: 's' | 'm' | 'l'
  className?: string | undefined
}

/** An icon of the sprite, 18, 22 or 32 px. It says nothing to a screen reader: the control's name does. Arrows turn with the page. */
export function Icon({ name, size = 'm', className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classesOf(name, size, className)}>
      {use(sprite, name)}
    </svg>
  )
}

/** An icon that an administrator chose by name, in any colour. A name that the sprite lacks leaves its space empty. */
export function ChosenIcon({ name, color }: { name: string; color?: string | undefined }) {
  // A presentation attribute, since the page's policy refuses style attributes.
  return (
    <svg aria-hidden="true" className={classesOf(name, 's')} color={color}>
      {use(chosenSprite, name)}
    </svg>
  )
}

function use(file: string, name: string) {
  return <use href={`${file}#${name}`} />
}

function classesOf(name: string, size: 's' | 'm' | 'l', more?: string): string {
  const points =
    /^(?:arrow|chevron)-(?:left|right)$|^(?:external-link|log-in|log-out|send|undo-2|redo-2)$/u
  return ['icon', size !== 'm' && `icon-${size}`, points.test(name) && 'icon-points', more]
    .filter(Boolean)
    .join(' ')
}

import type { Words } from '#app/features/content/words.ts'
import { useEmptyPlaces } from '#app/platform/empty-places.ts'
import { lookOf } from '#app/ui/button.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BlockText, keyIn } from './block-text.tsx'

interface BlockLinkProps {
  of: Words
  section: { number: number }
  /** The text that it is labelled with. */
  name: string
  url: string | null
  look?: 'primary' | 'outline' | 'link'
}

/** Where a section leads: nothing to readers without both an address and words. */
export function BlockLink({ of, section, name, url, look = 'primary' }: BlockLinkProps) {
  const showsEmpty = useEmptyPlaces()
  const isWritten = of.texts[keyIn(section, name)] !== undefined
  if (!showsEmpty && !(url && isWritten)) return null
  const label = <BlockText name={name} of={of} section={section} />
  const className = look === 'link' ? 'link' : lookOf({ variant: look, size: 'l' })
  if (!url) return <span className={className}>{label}</span>
  return (
    <ContentLink className={className} isExternal={/^https?:/iu.test(url)} url={url}>
      {label}
      {look === 'link' && <Icon name="arrow-right" size="s" />}
    </ContentLink>
  )
}

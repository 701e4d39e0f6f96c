import { ContentHtml, ContentText } from '#app/features/content/content-text.tsx'
import type { Words } from '#app/features/content/words.ts'
import { useEmptyPlaces } from '#app/platform/empty-places.ts'

interface BlockTextProps {
  of: Words
  section: { number: number }
  /** The text within its section: `title`, or `2.title` of the second step. */
  name: string
  className?: string
}

/** The content key of a text of a section. */
export function keyIn({ number }: { number: number }, name: string): string {
  return `section.${number}.${name}`
}

/** A plain text of a section; where it has no words yet, a place for them while the page is edited. */
export function BlockText({
  of,
  section,
  name,
  as: Element = 'span',
  className,
}: BlockTextProps & { as?: 'bdi' | 'h2' | 'h3' | 'p' | 'span' | 'strong' }) {
  const showsEmpty = useEmptyPlaces()
  const key = keyIn(section, name)
  if (of.texts[key])
    return <ContentText as={Element} name={key} of={of} {...(className ? { className } : {})} />
  return showsEmpty ? (
    <Element className={className} data-content={`${of.page}.${key}`} data-unwritten="" />
  ) : null
}

/** A rich text of a section, in the same way. */
export function BlockHtml({ of, section, name }: Omit<BlockTextProps, 'className'>) {
  const showsEmpty = useEmptyPlaces()
  const key = keyIn(section, name)
  if (of.texts[key]) return <ContentHtml name={key} of={of} />
  return showsEmpty ? (
    <div className="prose" data-content={`${of.page}.${key}`} data-unwritten="" />
  ) : null
}

/** The items of a section that are worth drawing: those with words, and all of them while the page is edited. */
export function useItems(
  { texts }: Words,
  section: { number: number },
  { count, field }: { count: number; field: string },
): number[] {
  const showsEmpty = useEmptyPlaces()
  const items = Array.from({ length: count }, (_, at) => at + 1)
  return items.filter((item) => showsEmpty || texts[keyIn(section, `${item}.${field}`)])
}

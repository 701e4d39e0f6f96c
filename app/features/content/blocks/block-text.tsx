import { ContentHtml } from '#app/features/content/content-html.tsx'
import { ContentText } from '#app/features/content/content-text.tsx'
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

/** A plain text of a section. */
export function BlockText({
  section,
  name,
  ...rest
}: BlockTextProps & { as?: 'bdi' | 'h2' | 'h3' | 'p' | 'span' | 'strong' }) {
  return <ContentText name={keyIn(section, name)} {...rest} />
}

/** A rich text of a section. */
export function BlockHtml({ of, section, name }: Omit<BlockTextProps, 'className'>) {
  return <ContentHtml name={keyIn(section, name)} of={of} />
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

import { fromHtml } from 'hast-util-from-html'

type Root = ReturnType<typeof fromHtml>
export type SentElement = Extract<Root['children'][number], { type: 'element' }>
type Parent = Root | SentElement

/** The elements of these names as a browser reads what was sent, in the order in which they begin. */
export function elementsOf(sent: string | Parent, ...names: string[]): SentElement[] {
  const parent = typeof sent === 'string' ? fromHtml(sent) : sent
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return []
    const below = elementsOf(child, ...names)
    return names.includes(child.tagName) ? [child, ...below] : below
  })
}

/** The words of an element; of a script or a style, what stands in it. */
export function textOf(element: SentElement | undefined): string {
  return (element?.children ?? [])
    .map((child) =>
      child.type === 'element' ? textOf(child) : 'value' in child ? child.value : '',
    )
    .join('')
}

/** A value of the head's `<meta>` of this name. */
export function metaOf(html: string, name: string): string | undefined {
  const meta = elementsOf(html, 'meta').find(
    ({ properties }) => (properties['name'] ?? properties['property']) === name,
  )
  return meta && String(meta.properties['content'])
}

/** The links of the head of one kind: where they lead, by language where they name one. */
export function linksOf(html: string, rel: string): { language?: string; href: string }[] {
  return elementsOf(html, 'link')
    .filter(({ properties }) => [properties['rel']].flat().includes(rel))
    .map(({ properties: { hrefLang, href } }) => ({
      ...(hrefLang ? { language: hrefLang } : {}),
      href: String(href),
    }))
}

/** What search engines are told of a page. */
export function factsOf(html: string): unknown {
  const script = elementsOf(html, 'script').find(
    ({ properties }) => properties['type'] === 'application/ld+json',
  )
  return script && JSON.parse(textOf(script))
}

import type { ComponentProps } from 'react'

/**
 * Facts for search engines (schema.org), as entries of a head's `meta`. In the server's HTML alone: those who read it read
 * that, and the page's policy lets no script write one into the document.
 * @example meta: [...structuredData(() => ({ '@type': 'Organization', name }))]
 */
export function structuredData(facts: () => Record<string, unknown>): ComponentProps<'meta'>[] {
  if (!import.meta.env.SSR) return []
  const meta = { 'script:ld+json': { '@context': 'https://schema.org', ...facts() } }
  // The router knows this entry, though its type of a head does not.
  return [meta as ComponentProps<'meta'>]
}

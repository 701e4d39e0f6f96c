const prefix = 'unplaced '

/** What opens texts that no element of the page shows: their names, as `data-content` would hold them. */
export function unplaced(...names: string[]): { id: string } {
  return { id: prefix + names.join(' ') }
}

/** The names that were opened so; none for what stands on the page. */
export function unplacedIn(id: string | undefined): string[] {
  return id?.startsWith(prefix) ? id.slice(prefix.length).split(' ') : []
}

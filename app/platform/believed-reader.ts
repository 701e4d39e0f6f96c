let id = ''

/** Whom this page takes its reader for: the id of who is signed in as far as it knows; empty for a visitor. */
export function believedReader(): string {
  return id
}

export function believeReader(userId: string): void {
  id = userId
}

/** Whose a call may be that names nobody; empty where it may be anybody's: signing in or out, and reads that are the same for all. */
export function believedWriter(path: string, method: string): string {
  return method === 'GET' || path.startsWith('/auth/') ? '' : id
}

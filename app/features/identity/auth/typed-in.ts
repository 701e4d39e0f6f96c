/** What was typed into a form, by the names of its fields. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

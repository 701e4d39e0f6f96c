/**
 * The mailbox behind an address, as limits count it: `a.b+tag@example.no` is counted with `ab@example.no`, since one person can write
 * theirs in endless ways. For counting alone: nothing is sent to it, and nobody is known by it.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  return `${name.replaceAll('.', '')}${email.slice(at)}`
}

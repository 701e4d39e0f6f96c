/** Set by Cloudflare on every request, over whatever a caller has written there. */
export const addressHeader = 'cf-connecting-ip'

const groupsOfNetwork = 4

/** An IPv4 address within an IPv6 one, as a server that listens to both writes it. */
const mapped = /^(?:::|(?:0{1,4}:){5})ffff:(\d{1,3}(?:\.\d{1,3}){3})$/iu

/** Whom a limit counts: the caller's address; of an IPv6 address its network, since one subscriber has all of that. */
export function networkOf(headers: Headers): string {
  const address = headers.get(addressHeader) ?? 'unknown'
  const inner = mapped.exec(address)?.[1]
  if (inner) return inner
  return address.includes(':') ? networkPart(address) : address
}

/** The first 64 bits: `2001:db8::1` is in `2001:db8:0:0`. */
function networkPart(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::', 2)
  const first = groupsIn(head)
  const last = groupsIn(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  return [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, groupsOfNetwork).join(':')
}

function groupsIn(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/u, ''))
}

import { fromHtml } from 'hast-util-from-html'
import { richTextPolicy } from '#domain/rich-text-policy.ts'

/** What a browser could run or be misled by, found by reading the answer anew. */
export function faultsInRichText(html: string): string[] {
  return faultsIn(fromHtml(html, { fragment: true }))
}

interface Node {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

function faultsIn(node: Node): string[] {
  const faults = (node.children ?? []).flatMap((child) => faultsIn(child))
  if (node.type === 'comment' || node.type === 'doctype') faults.push(node.type)
  if (!node.tagName) return faults
  if (!(richTextPolicy.tags as readonly string[]).includes(node.tagName)) faults.push(node.tagName)
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    if (
      /^on|^(?:style|id|name|className|srcset|srcDoc|formAction|action|ping|xLinkHref)$/iu.test(
        name,
      )
    )
      faults.push(`${node.tagName} ${name}`)
    if (['href', 'src', 'cite'].includes(name) && !hasSafeScheme(String(value)))
      faults.push(`${node.tagName} ${name}=${String(value)}`)
  }
  return faults
}

function hasSafeScheme(address: string): boolean {
  // An address that no browser can read leads nowhere.
  if (!URL.canParse(address, 'https://site.example')) return true
  const { protocol } = new URL(address, 'https://site.example')
  return ['https:', 'http:', 'mailto:', 'tel:', 'sms:'].includes(protocol)
}

import { RichText } from '#app/ui/rich-text.tsx'
import { allowedHtml } from './allowed-html.ts'

/** A rich text as it is read, with only what the policy allows. */
export function HtmlWords({ html, ...rest }: { html: string; lang: string; dir?: string }) {
  return <RichText {...rest} html={allowedHtml(html)} />
}

import type { CSSProperties } from 'react'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'

const line = '#dedbd0'

/** The looks of a newsletter on light paper, inline: those of every mail, and its own. */
export const letterStyle = {
  ...mailStyle,
  paper: { ...mailStyle.paper, padding: '28px' },
  below: { margin: '0 auto', maxWidth: 600, padding: '8px 28px', textAlign: 'center' },
  sender: { ...mailStyle.part, margin: '0 0 20px' },
  heading: { ...mailStyle.heading, margin: '24px 0 8px' },
  part: mailStyle.part,
  block: { margin: '16px 0' },
  words: { ...mailStyle.text, overflowWrap: 'break-word' },
  list: { ...mailStyle.text, paddingInlineStart: 24 },
  item: { ...mailStyle.text, margin: '4px 0' },
  quote: {
    ...mailStyle.text,
    borderInlineStart: `3px solid ${line}`,
    margin: '12px 0',
    paddingInlineStart: 16,
  },
  picture: {
    border: 0,
    borderRadius: 12,
    display: 'block',
    height: 'auto',
    maxWidth: '100%',
    width: '100%',
  },
  cell: { borderBottom: `1px solid ${line}`, padding: '8px 0', textAlign: 'start' },
  card: { margin: '0 0 16px' },
  thumb: { paddingInlineEnd: 16, verticalAlign: 'top', width: 104 },
  thumbPicture: { borderRadius: 12, display: 'block', objectFit: 'cover' },
  facts: { verticalAlign: 'top' },
  name: { ...mailStyle.part, fontSize: 18, lineHeight: '24px', margin: 0 },
  nameLink: { color: mailStyle.text.color, textDecoration: 'none' },
  price: { ...mailStyle.text, fontWeight: 700, margin: '2px 0' },
  warn: { ...mailStyle.small, color: '#8a4b0f', fontWeight: 700 },
  way: { ...mailStyle.link, display: 'inline-block', marginInlineEnd: 20, padding: '8px 0' },
} as const satisfies Record<string, CSSProperties>

/** The same on dark paper: mail programs that know the setting take it from here, over what stands inline. */
export const letterSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-ground,.m-ground>table>tbody>tr>td{background-color:#0e1512!important}
.m-paper{background-color:#16211b!important}
.m-ink,.m-ink p,.m-ink li,.m-ink h1,.m-ink h2,.m-ink h3,.m-ink h4,.m-ink h5,.m-ink h6,.m-ink td,.m-ink th,.m-ink ul,.m-ink ol,.m-ink blockquote{color:#f1efe6!important}
.m-muted{color:#b3bdb5!important}
.m-link{color:#8fd0a5!important}
.m-rule{border-color:#35443b!important}
.m-button{background-color:#8fd0a5!important;color:#10201a!important}
.m-warn{color:#f0b46a!important}
}`

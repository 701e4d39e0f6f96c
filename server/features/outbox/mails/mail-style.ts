import type { CSSProperties } from 'react'

/** Mail programs know no stylesheet and no variables: the site's tokens as plain colours, inline. */
const ink = '#17241d'
const muted = '#5b665f'
const line = '#dedbd0'
const pine = '#14532f'

/** The site's own families are not there in a mail; these are on every machine. */
const sans = "Manrope, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const serif = "Fraunces, Georgia, 'Times New Roman', serif"

const text: CSSProperties = {
  color: ink,
  fontFamily: sans,
  fontSize: 16,
  lineHeight: '26px',
  margin: 0,
}

export const mailStyle = {
  body: { backgroundColor: '#f6f4ec', margin: 0, padding: '24px 12px' },
  paper: {
    backgroundColor: '#fffefa',
    borderRadius: 14,
    margin: '0 auto',
    maxWidth: 600,
    padding: '32px 28px',
  },
  heading: { ...text, fontFamily: serif, fontSize: 28, lineHeight: '36px', fontWeight: 500 },
  part: {
    ...text,
    fontFamily: serif,
    fontSize: 20,
    lineHeight: '28px',
    fontWeight: 500,
    margin: '28px 0 8px',
  },
  text: { ...text, margin: '8px 0' },
  small: { ...text, color: muted, fontSize: 14, lineHeight: '22px', margin: '4px 0' },
  code: {
    ...text,
    fontSize: 32,
    fontWeight: 700,
    letterSpacing: 6,
    lineHeight: '44px',
    margin: '16px 0',
  },
  table: { borderCollapse: 'collapse', width: '100%' },
  cell: { ...text, borderBottom: `1px solid ${line}`, padding: '10px 0', verticalAlign: 'top' },
  sum: {
    ...text,
    borderBottom: `1px solid ${line}`,
    padding: '10px 0',
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  total: { ...text, fontSize: 18, fontWeight: 700, padding: '12px 0' },
  totalSum: {
    ...text,
    fontSize: 18,
    fontWeight: 700,
    padding: '12px 0',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  button: {
    backgroundColor: pine,
    borderRadius: 10,
    color: '#ffffff',
    display: 'inline-block',
    fontFamily: sans,
    fontSize: 16,
    fontWeight: 700,
    margin: '20px 0 4px',
    padding: '14px 22px',
    textDecoration: 'none',
  },
  unbroken: { whiteSpace: 'nowrap' },
  link: { color: pine, textDecoration: 'underline' },
  rule: { borderColor: line, margin: '28px 0' },
} as const satisfies Record<string, CSSProperties>

import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type FactValue = string | number | boolean

export interface FactReader {
  i18n: I18n
  /** What speakers of a language call it. */
  languageName: (code: string) => string
}

interface FactWords {
  label: MessageDescriptor
  words: (value: FactValue, reader: FactReader) => string
}

const asItIs = (value: FactValue) => String(value)
const counted = (value: FactValue, { i18n }: FactReader) => i18n.number(Number(value))
const yesOrNo = (value: FactValue, { i18n }: FactReader) => i18n._(value ? msg`Yes` : msg`No`)
const language = (value: FactValue, { languageName }: FactReader) => languageName(String(value))
const size = (value: FactValue, { i18n }: FactReader) =>
  i18n.number(Math.ceil(Number(value) / 1000), { style: 'unit', unit: 'kilobyte' })
const oneOf =
  (choices: Record<string, MessageDescriptor>) =>
  (value: FactValue, { i18n }: FactReader) => {
    const word = Object.entries(choices).find(([name]) => name === value)?.[1]
    return word ? i18n._(word) : String(value)
  }

/** What an entry of the log knows beside who and what, as its readers call it. */
export const factWords: ReadonlyMap<string, FactWords> = new Map(
  Object.entries({
    device: { label: msg`Browser and system`, words: asItIs },
    language: { label: msg`Language`, words: language },
    kind: { label: msg`Kind`, words: oneOf({ picture: msg`Picture`, file: msg`File` }) },
    bytes: { label: msg`Size`, words: size },
    path: { label: msg`Address`, words: asItIs },
    items: { label: msg`Entries of the menu`, words: counted },
    links: { label: msg`Links of the column`, words: counted },
    sections: { label: msg`Sections of the page`, words: counted },
    isTheme: { label: msg`As the theme has it`, words: yesOrNo },
    isChosen: { label: msg`Chosen from the library`, words: yesOrNo },
    anyway: { label: msg`In spite of missing texts`, words: yesOrNo },
    all: { label: msg`On all devices`, words: yesOrNo },
    method: {
      label: msg`Way of signing in`,
      words: oneOf({
        totp: msg`Authenticator app`,
        recovery: msg`Recovery code`,
        passkey: msg`Passkey`,
      }),
    },
  }),
)

/** Told by the sentence of the entry, by its changes, or by the words that the hashes stand for. */
export const toldElsewhere: ReadonlySet<string> = new Set([
  ...['role', 'before', 'after', 'state', 'isActive', 'isDefault', 'fallbackCode'],
])

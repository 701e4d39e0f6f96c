import { type ReactNode, use } from 'react'
import type { EditableLanguage, Overrides } from '#domain/languages.schema.ts'
import { messagesIn } from './catalogues.ts'
import { interfaceRows } from './interface-rows.ts'
import type { Translatable } from './translatable.ts'

interface InterfaceListProps {
  source: EditableLanguage
  target: EditableLanguage
  own: Overrides['texts']
  children: (rows: readonly Translatable[]) => ReactNode
}

/** The product's messages, which are fetched when this is shown: wait for it in a Suspense, in the browser. */
export function InterfaceList({ source, target, own, children }: InterfaceListProps) {
  // What is in the default language was written in English first.
  const sourceMessages = use(messagesIn(source.code === target.code ? 'en' : source.code))
  const targetMessages = use(messagesIn(target.code))
  return children(interfaceRows(sourceMessages, targetMessages, own))
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is translated side by side: what the registry of texts knows. */
export const textAreas = ['pages', 'menu', 'footer', 'products', 'categories'] as const
export type TextArea = (typeof textAreas)[number]
/** Beside the texts of the site those that the product brings along. */
export const areas = [...textAreas, 'interface'] as const
export type Area = (typeof areas)[number]

/** `builtIn` are the words that the product brings along for a button or a message. */
export const states = ['missing', 'outdated', 'machine', 'builtIn', 'reviewed'] as const
export type State = (typeof states)[number]

export const stateNames: Record<State, { label: MessageDescriptor; tone: string }> = {
  missing: { label: msg`Missing`, tone: 'missing' },
  outdated: { label: msg`Outdated`, tone: 'warn' },
  machine: { label: msg`By a machine`, tone: 'news' },
  builtIn: { label: msg`Built in`, tone: 'none' },
  reviewed: { label: msg`Translated`, tone: 'good' },
}

/** Where a text is saved. */
export type Place =
  | { area: TextArea; page: string; key: string }
  | { area: 'interface'; key: string; builtIn: string }

/** One text: what it says in the source language, and in the one that it is translated to. */
export interface Translatable {
  /** The same in every export. */
  id: string
  place: Place
  /** Where it stands, in words that are the same in all languages: page and key, address, file. */
  context: string
  /** The page of the site that shows it. */
  path?: string
  source: string
  target: string
  /** Rises with every save that changes the words; 0 where nothing was saved yet. */
  rev: number
  state: State
  /** Of an outdated one the source words that it was made from. */
  outdatedFrom: string | null
  isHtml: boolean
  isMultiline: boolean
  /** Words that somebody has written and not published. */
  draft: string | null
}

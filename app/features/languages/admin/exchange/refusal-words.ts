import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileProblem } from './file-row.ts'
import type { Reason, Refused } from './plan-import.ts'

const reasons = {
  unknown: msg`There is no such text here.`,
  twice: msg`It stands in the file twice; the first one counts.`,
  markup: msg`There are elements of the file format within its words. Write markup and placeholders as text.`,
  source_changed: msg`The source has changed since the file was made.`,
  target_changed: msg`Somebody has changed it here since the file was made.`,
  draft_waits: msg`Somebody is at work on it: a draft is waiting.`,
  values: msg`It must have the same placeholders and tags as the source.`,
  too_long: msg`It is too long.`,
} as const satisfies Record<Reason, unknown>

/** Why a text of a file is not taken. */
export function reasonWords(i18n: I18n, { reason }: Refused): string {
  return typeof reason === 'string' ? i18n._(reasons[reason]) : reason.told
}

const problems = {
  too_large: msg`This file is larger than 5 MB. Nothing was read.`,
  not_text: msg`This is no text file in UTF-8. Save it again with that encoding.`,
  unknown_kind: msg`This is neither XLIFF nor a table that was made here.`,
  has_entities: msg`This file declares entities of its own, which ours never do. Nothing was read.`,
  no_rows: msg`There are no texts in this file.`,
  too_many: msg`There are more texts in this file than any site has. Nothing was read.`,
} as const

/** Why a file cannot be read. */
export function problemWords(i18n: I18n, problem: FileProblem): string {
  if (problem.code === 'broken') {
    const { line } = problem
    return i18n._(msg`This file is broken in line ${line}. Nothing was read.`)
  }
  if (problem.code === 'other_language') {
    const language = problem.language || '–'
    return i18n._(msg`This file is for another language: ${language}. Choose that one above first.`)
  }
  return i18n._(problems[problem.code])
}

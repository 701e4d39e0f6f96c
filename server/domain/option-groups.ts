import { type GroupKind, groupKinds } from './dish-price.ts'
import { type AnsweredAllergen, unansweredAllergens } from './food-information.ts'
import type { Problem } from './result.ts'

/** So many of an option may be asked for where each can be had more than once. */
export const mostOfGroup = 50

/** What a guest chooses from beside a dish, as it is written. Money in øre. */
export interface WrittenGroup {
  kind: GroupKind
  min: number
  max: number
  freeCount: number
  titles: Record<string, string>
  options: readonly WrittenOption[]
}

interface WrittenOption {
  titles: Record<string, string>
  /** 'No' among them: what has no answer was not looked for. */
  allergens: readonly AnsweredAllergen[]
  isDefault: boolean
}

/** The kinds of which a guest chooses one at most. */
export const singleKinds: readonly GroupKind[] = groupKinds.filter(
  (kind) => kind === 'radio' || kind === 'select',
)

/** The most that a guest can choose of a group of this kind with so many options. */
function mostChosen(kind: GroupKind, options: number): number {
  if (singleKinds.includes(kind)) return 1
  return kind === 'quantity' ? mostOfGroup : options
}

/**
 * All that keeps a group from being offered, each at its field: no guest could choose it, or somebody with an allergy would have to guess.
 * `defaultCode` is the language that stands in for the others.
 * @example groupProblems({ …, kind: 'radio', max: 2 }, 'nb') // [{ code: 'group_max_high', field: 'max', values: { most: 1 } }]
 */
export function groupProblems(group: WrittenGroup, defaultCode: string): Problem[] {
  const { kind, min, max, freeCount, titles, options } = group
  const most = mostChosen(kind, options.length)
  const chosen = options.flatMap(({ isDefault }, at) => (isDefault ? [at] : []))
  return [
    ...(titles[defaultCode] ? [] : [problem('option_label_missing', 'titles')]),
    ...(max > most ? [{ ...problem('group_max_high', 'max'), values: { most } }] : []),
    ...(min > max ? [problem('group_bounds_crossed', 'min')] : []),
    ...(freeCount > max ? [problem('group_free_high', 'freeCount')] : []),
    ...chosen
      .slice(Math.min(max, most))
      .map((at) => problem('group_defaults_many', `options.${at}.isDefault`)),
    ...options.flatMap((option, at) => optionProblems(option, at, defaultCode)),
  ]
}

function optionProblems(option: WrittenOption, at: number, defaultCode: string): Problem[] {
  return [
    ...(option.titles[defaultCode]
      ? []
      : [problem('option_label_missing', `options.${at}.titles`)]),
    ...unansweredAllergens(option).map((each) => ({
      ...each,
      field: `options.${at}.${each.field}`,
    })),
  ]
}

function problem(code: Problem['code'], field: string): Problem {
  return { code, field }
}

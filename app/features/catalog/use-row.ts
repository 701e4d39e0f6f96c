import { useLingui } from '@lingui/react/macro'

/** Sets words in a row as the language does: an Arabic comma turns the other way. */
export function useRow(): (words: readonly string[]) => string {
  const { t } = useLingui()
  const between = t({ message: ', ', context: 'between the words of a list' })
  return (words) => words.join(between)
}
